import { describe, expect, it } from 'vitest';
import { spots } from './cubes';
import type { Color } from '../steam/view';

describe('cubes', () => {
  it('of a colour stand side by side', () => {
    const colors = spots(['gray', 'red', 'blue', 'red']).map(({ color }) => color);
    expect(colors).toEqual(['red', 'red', 'blue', 'gray']);
  });

  it.each([1, 4, 7, 9, 15])('stay inside the hex, apart, when there are %i', (count) => {
    const placed = spots(Array.from({ length: count }, (): Color => 'red'));
    expect(placed).toHaveLength(count);
    for (const { x, y, side } of placed) {
      // On the lower side the hex narrows by its height over the square root of three.
      const bottom = y + side / 2;
      expect(Math.abs(x) + side / 2).toBeLessThanOrEqual(50 - bottom / Math.sqrt(3) + 1);
      expect(bottom).toBeLessThanOrEqual(43.5);
      expect(y - side / 2).toBeGreaterThan(8.6);
    }
    for (const a of placed) {
      for (const b of placed) {
        const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
        if (a !== b) expect(apart).toBeGreaterThanOrEqual(a.side);
      }
    }
  });
});
