import { expect, it } from 'vitest';
import { renderRules } from '../../tools/render-rules.js';
import { LANGUAGES } from '../text/language.svelte';
import { rulesOf } from './rules';

it('makes anchors of rules, and links of what names them', () => {
  const { html, contents, rules } = renderRules(
    [
      '# Game',
      '## Phase 1: bid <now>',
      '- **SD-1.1** Bid, see SD-1.2.',
      '- SD-1.2 Build (SD-9.9).',
      '',
      'As SD-1.1 says.',
    ].join('\n'),
  );
  expect(contents.map(({ id, level }) => [id, level])).toEqual([
    ['game', 1],
    ['phase-1-bid', 2],
  ]);
  expect(html).toContain('<li id="SD-1.1" class="rule">');
  expect(html).toContain('see <a href="#SD-1.2">SD-1.2</a>.');
  expect(html).toContain('(SD-9.9)');
  expect(html).toContain('<p>As <a href="#SD-1.1">SD-1.1</a> says.</p>');
  expect(rules['SD-1.1']).toBe('Bid, see SD-1.2.');
});

it('links to the rules of another game, which its own may name', () => {
  const { html, rules } = renderRules('- **BA-4.2** As ST-4.2, not XX-1.1 nor BA-9.9.');
  expect(html).toContain('As <a href="/rules/steam#ST-4.2">ST-4.2</a>, not XX-1.1 nor BA-9.9.');
  expect(rules['BA-4.2']).toBe('As ST-4.2, not XX-1.1 nor BA-9.9.');
});

it.each(LANGUAGES)('has every rule of Steel Driver in %s, in the same order', async (language) => {
  const [english, text] = await Promise.all([
    rulesOf('steel-driver', 'en'),
    rulesOf('steel-driver', language),
  ]);
  expect(Object.keys(text?.rules ?? {})).toEqual(Object.keys(english?.rules ?? {}));
  expect(Object.keys(text?.rules ?? {}).length).toBeGreaterThan(30);
});

it('has no rules of a game it does not know', async () => {
  expect(await rulesOf('chess', 'en')).toBeNull();
});
