import { describe, expect, it } from 'vitest';
import { distanceTo, middle, next, pathData, pick, trimmed } from './geometry';
import type { Target } from './types';

const spot = (id: string, x: number, y: number, legal = true): Target => ({
  id,
  shape: { kind: 'spot', at: { x, y }, radius: 10 },
  label: id,
  legal,
});
const path = (id: string, ...points: [number, number][]): Target => ({
  id,
  shape: { kind: 'path', points: points.map(([x, y]) => ({ x, y })) },
  label: id,
  legal: true,
});

describe('pick', () => {
  const west = spot('west', 0, 0, false);
  const east = spot('east', 100, 0, false);
  const link = path('link', [10, 0], [90, 0]);

  it('means the spot that lies right under the pointer, legal or not', () => {
    expect(pick([link, west, east], { x: 3, y: 2 }, 5, 30)?.id).toBe('west');
  });

  it('reaches for the nearest legal target where nothing lies right under it', () => {
    expect(pick([link, west, east], { x: 50, y: 20 }, 5, 30)?.id).toBe('link');
    expect(pick([link, west, east], { x: 50, y: 40 }, 5, 30)).toBeNull();
  });

  it('prefers a legal target near by to an illegal one a little nearer', () => {
    const taken = { ...path('taken', [0, 20], [100, 20]), legal: false };
    expect(pick([link, taken], { x: 50, y: 12 }, 3, 30)?.id).toBe('link');
  });

  it('names what is illegal when that alone lies there, so that it can be explained', () => {
    const taken = { ...path('taken', [0, 20], [100, 20]), legal: false };
    expect(pick([taken], { x: 50, y: 21 }, 3, 30)?.id).toBe('taken');
  });

  it('finds areas from the inside', () => {
    const hex: Target = {
      id: 'hex',
      label: 'hex',
      legal: true,
      shape: {
        kind: 'area',
        points: [
          { x: 0, y: 0 },
          { x: 40, y: 0 },
          { x: 40, y: 40 },
          { x: 0, y: 40 },
        ],
      },
    };
    expect(pick([hex], { x: 20, y: 20 }, 0, 5)?.id).toBe('hex');
    expect(distanceTo(hex.shape, { x: 50, y: 20 })).toBe(10);
  });
});

describe('next', () => {
  const all = [spot('a', 0, 0), spot('b', 100, 10), spot('c', 60, 90), spot('d', 0, 100)];

  it('goes where the arrow points', () => {
    expect(next(all, all[0]!, 'right')?.id).toBe('b');
    expect(next(all, all[0]!, 'down')?.id).toBe('d');
    expect(next(all, all[2]!, 'up')?.id).toBe('b');
  });

  it('stays where nothing lies that way', () => {
    expect(next(all, all[0]!, 'left')).toBeNull();
  });
});

describe('paths', () => {
  const bent = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];

  it('have their middle half-way along', () => {
    expect(middle({ kind: 'path', points: bent })).toEqual({ x: 10, y: 0 });
  });

  it('can be trimmed at both ends', () => {
    expect(trimmed(bent, 4, 5)).toEqual([
      { x: 4, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 5 },
    ]);
    expect(trimmed(bent, 30, 30)).toEqual([{ x: 10, y: 0 }]);
  });

  it('are written for SVG', () => {
    expect(pathData(bent, true)).toBe('M0 0L10 0L10 10Z');
  });
});
