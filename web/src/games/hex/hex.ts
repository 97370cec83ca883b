import type { Point } from '../../board/types';
import type { Face } from './table';

/** Geometry of a hex with a flat side up and radius 50 about (0, 0), y growing downwards. */

export const RADIUS = 50;
/** From the centre to the middle of an edge. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

/** By edge, clockwise from the top: how many columns and half rows away the neighbour lies. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** Returns the column and row of a label such as `AB17`, both from 1. */
export function read(label: string): [number, number] {
  const [, letters = 'A', row = '1'] = /^([A-Z]+)(\d+)$/.exec(label) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [column, Number(row)];
}

/** Returns the label of a column and a row. */
export function write(column: number, row: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

/** Returns the label of the hex over an edge, whether or not the board has it. */
export function neighbour(label: string, edge: number): string {
  const [column, row] = read(label);
  const [columns, rows] = STEPS[edge]!;
  return write(column + columns, row + rows);
}

/** Returns the point on the way from the centre to the middle of an edge, so far out. */
export function toward(edge: number, away: number = APOTHEM): Point {
  const angle = ((edge * 60 - 90) * Math.PI) / 180;
  return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
}

/** Returns the corners of a hex, scaled and moved. */
export function corners(radius: number = RADIUS, at: Point = { x: 0, y: 0 }): Point[] {
  return [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

/** Returns the `d` of the track between two edges: straight, or an arc that meets both squarely. */
export function segmentPath(a: number, b: number): string {
  const [from, to] = a < b ? [a, b] : [b, a];
  const [p, q] = [toward(from), toward(to)];
  const apart = to - from;
  const ends = [`M${near(p.x)} ${near(p.y)}`, `${near(q.x)} ${near(q.y)}`] as const;
  if (apart === 3) return `${ends[0]}L${ends[1]}`;
  const radius = apart === 1 || apart === 5 ? RADIUS / 2 : RADIUS * 1.5;
  // Going clockwise from one edge to a near one the arc bends to the other side.
  return `${ends[0]}A${radius} ${radius} 0 0 ${apart < 3 ? 0 : 1} ${ends[1]}`;
}

/** Returns the `d` of a spur from an edge to the town in the middle. */
export function spurPath(edge: number): string {
  const p = toward(edge);
  return `M${near(p.x)} ${near(p.y)}L0 0`;
}

/** Returns the `d` of each segment or spur of a face. */
export function facePaths(face: Face): string[] {
  return 'track' in face ? face.track.map(([a, b]) => segmentPath(a, b)) : face.spurs.map(spurPath);
}

/** Returns the same face turned clockwise by so many edges. */
export function turned(face: Face, by: number): Face {
  const turn = (edge: number): number => (((edge + by) % 6) + 6) % 6;
  if ('spurs' in face) return { spurs: face.spurs.map(turn).sort((a, b) => a - b) };
  const track = face.track.map(([a, b]): [number, number] => {
    const [one, two] = [turn(a), turn(b)];
    return one < two ? [one, two] : [two, one];
  });
  return { track: track.sort(([a], [b]) => a - b) };
}

/** Returns a text that two faces lying alike share, and no others. */
export function lying(face: Face): string {
  const same = turned(face, 0);
  return 'spurs' in same
    ? `{${same.spurs.join(',')}}`
    : same.track.map(([a, b]) => `${a}-${b}`).join('&');
}

/** Returns a text that all rotations of a face share, and no other faces. */
export function faceName(face: Face): string {
  return [0, 1, 2, 3, 4, 5].map((by) => lying(turned(face, by))).sort()[0]!;
}

/** Returns the face of a name such as `0-3&4-2` or `{0,3}`. */
export function faceOf(name: string): Face {
  if (name.startsWith('{')) return { spurs: name.slice(1, -1).split(',').map(Number) };
  return {
    track: name.split('&').map((pair) => {
      const [a = 0, b = 0] = pair.split('-').map(Number);
      return [a, b];
    }),
  };
}

function near(value: number): number {
  return Math.round(value * 1000) / 1000;
}
