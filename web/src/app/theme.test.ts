import { describe, expect, it } from 'vitest';
import theme from './theme.css?raw';

type Colours = Map<string, string>;

/** The colours of each block of the sheet that sets any. */
const blocks: Colours[] = [...theme.matchAll(/\{([^{}]*)\}/g)]
  .map(([, body]) => new Map([...(body ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(pair)))
  .filter((colours) => colours.size > 0);

function pair([, name, value]: RegExpMatchArray): [string, string] {
  return [name ?? '', value ?? ''];
}

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const [light = new Map(), wished = new Map(), chosen = new Map()] = blocks;
const PAPERS = ['paper', 'paper-raised', 'paper-sunk'];
const COMPANIES = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];
const OWNERS = ['green', 'orange', 'teal', 'brown', 'pink', 'ink', 'nobody'].map(
  (colour) => `owner-${colour}`,
);
const CUBES = ['red', 'blue', 'yellow', 'purple', 'gray', 'black'].map(
  (colour) => `cube-${colour}`,
);
const GOODS = ['white', 'black', 'silver', 'orange', 'red'].map((colour) => `good-${colour}`);

it('has the dark half twice, alike', () => {
  expect(blocks).toHaveLength(3);
  expect([...wished]).toEqual([...chosen]);
});

describe.each([
  ['light', light],
  ['dark', new Map([...light, ...chosen])],
])('%s', (_, colours: Colours) => {
  const between = (one: string, other: string) =>
    contrast(colours.get(one) ?? '#000000', colours.get(other) ?? '#000000');

  it.each(['ink', 'ink-soft', 'brass', 'danger', 'ok'])('%s can be read on every paper', (ink) => {
    for (const paper of PAPERS) expect(between(ink, paper), paper).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['line-strong', 'focus'])('%s can be told from every paper', (line) => {
    for (const paper of PAPERS) expect(between(line, paper), paper).toBeGreaterThanOrEqual(3);
  });

  const grounds = ['brass', 'own', ...COMPANIES, ...GOODS, ...OWNERS, ...CUBES];
  it.each(grounds)('what is written on %s can be read', (ground) => {
    expect(between(`on-${ground}`, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
