import { describe, expect, it } from 'vitest';
import {
  clamped,
  fitted,
  framing,
  limits,
  shows,
  toBoard,
  toScreen,
  tween,
  zoomed,
} from './camera';

const board = { width: 1600, height: 1000 };
const phone = { width: 400, height: 300 };

describe('fitted', () => {
  it('shows the whole board in the middle of its box', () => {
    expect(fitted(board, phone)).toEqual({ scale: 0.25, x: 0, y: 25 });
  });
});

describe('zoomed', () => {
  const at = { x: 300, y: 100 };

  it('keeps the point under the fingers where it is', () => {
    const before = fitted(board, phone);
    const after = zoomed(before, at, 2, limits(board, phone));
    const there = toScreen(after, toBoard(before, at));
    expect(after.scale).toBe(0.5);
    expect(there.x).toBeCloseTo(at.x);
    expect(there.y).toBeCloseTo(at.y);
  });

  it('stops at the whole board and at large print', () => {
    const allowed = limits(board, phone);
    expect(zoomed(fitted(board, phone), at, 0.1, allowed).scale).toBe(allowed.least);
    expect(zoomed(fitted(board, phone), at, 1000, allowed).scale).toBe(allowed.most);
  });
});

describe('clamped', () => {
  it('shows no empty space that need not show', () => {
    const astray = { scale: 1, x: 500, y: -5000 };
    expect(clamped(astray, board, phone)).toEqual({ scale: 1, x: 0, y: -700 });
  });
});

describe('framing', () => {
  const bounds = { least: 0.45, most: 0.9 };

  it('shows all the points, no larger than need be', () => {
    const points = [
      { x: 700, y: 400 },
      { x: 800, y: 450 },
    ];
    const camera = framing(points, board, phone, 20, bounds);
    expect(camera.scale).toBe(0.9);
    for (const point of points) expect(shows(camera, point, phone, 20)).toBe(true);
  });

  it('puts them near the border rather than out of sight', () => {
    const ends = [200, 950].map((x) => ({ x, y: 400 }));
    const camera = framing(ends, board, phone, 50, bounds);
    expect(camera.scale).toBeCloseTo((400 - 50) / 750);
    for (const point of ends) expect(shows(camera, point, phone, 24)).toBe(true);
  });

  it('shows where most of them lie when they cannot all be shown legibly', () => {
    const east = [1400, 1420, 1440, 1500].map((x) => ({ x, y: 400 }));
    const camera = framing([{ x: 60, y: 400 }, ...east], board, phone, 20, bounds);
    expect(camera.scale).toBe(0.45);
    for (const point of east) expect(shows(camera, point, phone, 0)).toBe(true);
  });

  it('shows the whole board where there is nothing to frame', () => {
    expect(framing([], board, phone, 20, bounds)).toEqual(fitted(board, phone));
  });
});

describe('tween', () => {
  it('ends exactly where it should', () => {
    const to = { scale: 2, x: -10, y: -20 };
    expect(tween({ scale: 1, x: 0, y: 0 }, to, 1)).toEqual(to);
  });
});
