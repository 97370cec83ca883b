import { readFileSync } from 'node:fs';
import { renderRules } from './render-rules.js';

/**
 * Turns an imported rules text, `steel-driver.en.md`, into a module with its page:
 * `html`, `contents` and `rules`.
 *
 * @returns {import('vite').Plugin}
 */
export function rulesPages() {
  return {
    name: 'rules-pages',
    load(id) {
      if (!id.endsWith('.md')) return null;
      this.addWatchFile(id);
      const { html, contents, rules } = renderRules(readFileSync(id, 'utf8'));
      return [
        `export const html = ${JSON.stringify(html)};`,
        `export const contents = ${JSON.stringify(contents)};`,
        `export const rules = ${JSON.stringify(rules)};`,
      ].join('\n');
    },
  };
}
