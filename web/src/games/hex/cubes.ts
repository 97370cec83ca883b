import { COLORS, type Color } from './table';

/** Where a cube stands in its city, in units of a hex of radius 50 about the centre. */
export interface Spot {
  color: Color;
  x: number;
  y: number;
  /** The length of its sides. */
  side: number;
}

/** Rows below the name of the city: how many stand in each, from the top, and how large. */
const ROWS: readonly { counts: readonly number[]; side: number; top: number; step: number }[] = [
  { counts: [4], side: 15.5, top: 21, step: 17 },
  { counts: [4, 3], side: 14, top: 18.5, step: 15.5 },
  { counts: [5, 4], side: 12, top: 18, step: 14 },
  { counts: [6, 5, 4], side: 9.6, top: 15.5, step: 10.6 },
];

/** Returns where the cubes of a city stand, those of a colour side by side. */
export function spots(cubes: readonly Color[]): Spot[] {
  const sorted = [...cubes].sort((a, b) => COLORS.indexOf(a) - COLORS.indexOf(b));
  const fits = ROWS.find(({ counts }) => total(counts) >= sorted.length) ?? ROWS.at(-1)!;
  const { side, top, step } = fits;
  const placed: Spot[] = [];
  let row = 0;
  for (let from = 0; from < sorted.length; row += 1) {
    const room = fits.counts[Math.min(row, fits.counts.length - 1)]!;
    const some = sorted.slice(from, from + room);
    some.forEach((color, i) => {
      placed.push({
        color,
        x: (i - (some.length - 1) / 2) * (side + 1.5),
        y: top + row * step,
        side,
      });
    });
    from += some.length;
  }
  return placed;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
