import type { Size } from './types';

/** A printed board, taken apart so that glow and pieces can lie between its layers. */
export interface Drawing {
  readonly size: Size;
  /** Land and water: all that lies under everything. */
  readonly ground: readonly SVGElement[];
  /** Printed routes with their costs, which track will cover. */
  readonly routes: readonly SVGElement[];
  /** Locations or hexes with their names: all that stays readable on top of the track. */
  readonly places: readonly SVGElement[];
  /** The rules of the drawing's own style sheet; empty when it has none. */
  readonly css: string;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The drawing's own style sheets: taken out before reading, as pages here allow none inline. */
const STYLES = /<style[^>]*>([^]*?)<\/style>/g;

/** What never belongs in a drawing; a board may come from a stranger. */
const FORBIDDEN = 'script, foreignObject, iframe, image, a, animate, set, handler';

/**
 * Returns the drawing written as SVG.
 *
 * The first child of the root that is or holds an element with `data-location`, and everything
 * after it, are the places; before them, from the first with `data-route` on, stand the routes;
 * the rest is the ground.
 *
 * @throws Error when the text is not an SVG with a `viewBox`.
 */
export function readDrawing(text: string): Drawing {
  const css = [...text.matchAll(STYLES)].map((style) => style[1]).join('\n');
  const bare = text.replace(STYLES, '');
  const root = new DOMParser().parseFromString(bare, 'image/svg+xml').documentElement;
  const box = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (root.namespaceURI !== SVG || root.localName !== 'svg' || !box[2] || !box[3]) {
    throw new Error('The map of this board is not an SVG drawing with a viewBox.');
  }
  root.querySelectorAll('style').forEach((style) => style.remove());
  root.querySelectorAll(FORBIDDEN).forEach((element) => element.remove());
  root.querySelectorAll('*').forEach(disarm);
  const children = [...root.children].filter((child) => child instanceof SVGElement);
  const places = begins(children, '[data-location]');
  const routes = Math.min(places, begins(children, '[data-route]'));
  return {
    size: { width: box[2], height: box[3] },
    ground: children.slice(0, routes),
    routes: children.slice(routes, places),
    places: children.slice(places),
    css,
  };
}

/** Returns the index of the first element that is or holds such a one; their number if none. */
function begins(elements: readonly Element[], mark: string): number {
  const index = elements.findIndex((e) => e.matches(mark) || e.querySelector(mark) !== null);
  return index === -1 ? elements.length : index;
}

function disarm(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const link = name === 'href' || name === 'xlink:href';
    if (name.startsWith('on') || name === 'style' || (link && !value.startsWith('#'))) {
      element.removeAttribute(name);
    }
  }
}

/** Gives the page the drawing's style sheet; returns what takes it away again. */
export function wear(drawing: Drawing): () => void {
  if (drawing.css === '' || !('adoptedStyleSheets' in document)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(drawing.css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((worn) => worn !== sheet);
  };
}
