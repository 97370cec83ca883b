import { Marked } from 'marked';
import { gameOfRule } from './rule-games.js';

/** A rule's id, such as SD-3.4. */
const RULE = /\b[A-Z]{2}-\d+(?:\.\d+)*\b/g;
const LEADING_RULE = /^\s*(?:\*\*|`)?([A-Z]{2}-\d+(?:\.\d+)*)(?:\*\*|`)?[.:]?\s*/;

/**
 * Returns the address part of a heading: lower case, letters and digits joined by hyphens.
 *
 * @param {string} text
 */
function slug(text) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Returns the page of a rules text: an item that begins with a rule's id carries it as its
 * anchor, and every other mention of an id links to that anchor, or to the rules of the other
 * game it belongs to.
 *
 * @param {string} markdown
 * @returns {{
 *   html: string,
 *   contents: { id: string, title: string, level: number }[],
 *   rules: Record<string, string>,
 * }} the page, its headings in order, and the text of each rule by its id
 */
export function renderRules(markdown) {
  /** @type {{ id: string, title: string, level: number }[]} */
  const contents = [];
  /** @type {Record<string, string>} */
  const rules = {};
  const defined = new Set(
    [...markdown.matchAll(/^\s*[-*]\s+(.*)$/gm)].flatMap((item) => leading(item[1] ?? '')),
  );
  const own = new Set([...defined].map(gameOfRule));
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens);
        const plain = title.replace(/<[^>]*>/g, '');
        const id = slug(plain);
        contents.push({ id, title: plain, level: depth });
        return `<h${depth} id="${id}">${title}</h${depth}>\n`;
      },
      listitem(item) {
        const body = this.parser.parse(item.tokens);
        const text = body.replace(/^<p>/, '');
        const open = body.length === text.length ? '' : '<p>';
        const rule = LEADING_RULE.exec(text.replace(/^<(strong|code)>([^<]*)<\/\1>/, '$2'));
        if (!rule) return `<li>${linked(body)}</li>\n`;
        const id = rule[1] ?? '';
        const rest = text.replace(/^<(strong|code)>([^<]*)<\/\1>/, '$2').replace(LEADING_RULE, '');
        rules[id] = rest;
        return `<li id="${id}" class="rule">${open}<a class="rule-id" href="#${id}">${id}</a> ${linked(rest)}</li>\n`;
      },
      paragraph({ tokens }) {
        return `<p>${linked(this.parser.parseInline(tokens))}</p>\n`;
      },
      table(token) {
        const row = (
          /** @type {import('marked').Tokens.TableCell[]} */ cells,
          /** @type {string} */ tag,
        ) =>
          `<tr>${cells.map((cell) => `<${tag}>${linked(this.parser.parseInline(cell.tokens))}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="wide"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, contents, rules };

  /** @param {string} html */
  function linked(html) {
    return html
      .split(/(<a [^]*?<\/a>|<[^>]*>)/)
      .map((piece) => (piece.startsWith('<') ? piece : piece.replace(RULE, link)))
      .join('');
  }

  /** @param {string} id */
  function link(id) {
    if (defined.has(id)) return `<a href="#${id}">${id}</a>`;
    const game = gameOfRule(id);
    return game === null || own.has(game) ? id : `<a href="/rules/${game}#${id}">${id}</a>`;
  }

  /** @param {string} text */
  function leading(text) {
    const rule = LEADING_RULE.exec(text);
    return rule?.[1] ? [rule[1]] : [];
  }
}
