import { describe, expect, it } from 'vitest';
import { readDrawing } from './drawing';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const MAP = `<svg ${SVG} viewBox="0 0 160 100"><style>.a{fill:red}</style>
  <g class="ground"><path d="M0 0"/></g>
  <g><path data-route="a|b" d="M0 0"/></g>
  <g><g data-location="a"/></g><text>name</text></svg>`;

describe('readDrawing', () => {
  it('takes the layers apart, so that track can lie between routes and places', () => {
    const drawing = readDrawing(MAP);
    expect(drawing.size).toEqual({ width: 160, height: 100 });
    expect([drawing.ground.length, drawing.routes.length, drawing.places.length]).toEqual([
      1, 1, 2,
    ]);
    expect(drawing.css).toBe('.a{fill:red}');
  });

  it('takes a map without routes', () => {
    const drawing = readDrawing(`<svg ${SVG} viewBox="0 0 1 1"><g/><g data-location="a"/></svg>`);
    expect([drawing.ground.length, drawing.routes.length, drawing.places.length]).toEqual([
      1, 0, 1,
    ]);
  });

  it('disarms what a stranger may have put into a board', () => {
    const drawing = readDrawing(`<svg ${SVG} viewBox="0 0 1 1">
      <g data-location="a" onclick="alert(1)" style="fill:red"><script>alert(2)</script>
      <use href="https://elsewhere.example/x.svg#a"/><use href="#here"/></g></svg>`);
    const html = drawing.places.map((part) => part.outerHTML).join('');
    expect(html).not.toMatch(/onclick|style|script|elsewhere/);
    expect(html).toContain('#here');
  });

  it('says when a text is no drawing', () => {
    expect(() => readDrawing('<p>Not found</p>')).toThrow(/not an SVG/);
    expect(() => readDrawing(`<svg ${SVG}/>`)).toThrow(/viewBox/);
  });
});
