import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { surviveTranslation } from './translation';

let box: HTMLElement;
let text: Text;
let end: () => void;

/** Lets the observer do its work. */
const settle = () => new Promise((resume) => setTimeout(resume));

/** The ways in which browsers put a translation in the place of a text. */
const WAYS: Record<string, (node: Text, font: Element) => void> = {
  'at once': (node, font) => node.replaceWith(font),
  'the new one first': (node, font) => {
    node.parentNode?.insertBefore(font, node);
    node.remove();
  },
  'the old one first': (node, font) => {
    const { parentNode, nextSibling } = node;
    node.remove();
    parentNode?.insertBefore(font, nextSibling);
  },
};

function translate(node: Text, way = WAYS['at once']): HTMLElement {
  const font = document.createElement('font');
  font.innerHTML = `<font>«${node.data}»</font>`;
  way?.(node, font);
  return font;
}

beforeEach(() => {
  box = document.createElement('p');
  text = document.createTextNode('Ann to play');
  box.append(document.createElement('i'), text, document.createElement('b'));
  document.body.replaceChildren(box);
  end = surviveTranslation(document.body);
});

afterEach(() => end());

describe.each(Object.entries(WAYS))('a text translated %s', (_, way) => {
  it('is followed by the next text, translated anew', async () => {
    for (const next of ['Ben to play', 'Cy to play', 'Your turn']) {
      const before = text.data;
      translate(text, way);
      await settle();
      expect(box.textContent).toBe(`«${before}»`);
      text.data = next;
      await settle();
      expect(box.textContent).toBe(next);
    }
    expect(box.querySelectorAll('font')).toHaveLength(0);
  });

  it('keeps its place, and goes when the page takes it away', async () => {
    translate(text, way);
    await settle();
    expect(text.parentNode).toBe(box);
    text.remove();
    await settle();
    expect(box.innerHTML).toBe('<i></i><b></b>');
  });

  it('comes back when the translation is ended', async () => {
    const font = translate(text, way);
    await settle();
    font.remove();
    await settle();
    expect(box.textContent).toBe('Ann to play');
  });
});

it('leaves alone what no translation touches', async () => {
  text.data = 'Ben to play';
  box.querySelector('b')?.replaceWith(document.createElement('u'));
  text.replaceWith(document.createElement('em'));
  await settle();
  expect(box.innerHTML).toBe('<i></i><em></em><u></u>');
});
