import { describe, expect, it } from 'vitest';
import { distance } from '../../board/geometry';
import {
  APOTHEM,
  corners,
  faceName,
  faceOf,
  lying,
  neighbour,
  RADIUS,
  read,
  segmentPath,
  toward,
  turned,
  write,
} from './hex';

describe('labels', () => {
  it('are columns in letters and rows in half hexes', () => {
    expect(read('D6')).toEqual([4, 6]);
    expect(read('AB17')).toEqual([28, 17]);
    expect(write(28, 17)).toBe('AB17');
    expect(write(26, 2)).toBe('Z2');
  });

  it('have six neighbours, clockwise from the top', () => {
    const around = [0, 1, 2, 3, 4, 5].map((edge) => neighbour('D6', edge));
    expect(around).toEqual(['D4', 'E5', 'E7', 'D8', 'C7', 'C5']);
  });
});

describe('a hex', () => {
  it('has a flat side on top', () => {
    const [east, southeast] = corners();
    expect(east).toEqual({ x: RADIUS, y: 0 });
    expect(southeast!.y).toBeCloseTo(APOTHEM);
    expect(toward(0).y).toBeCloseTo(-APOTHEM);
    expect(toward(2).x).toBeGreaterThan(0);
    expect(toward(2).y).toBeGreaterThan(0);
  });
});

describe('track', () => {
  /** The middle of an arc between two points, to the side that its sweep flag says. */
  function middle(path: string): { x: number; y: number } | null {
    const [, x1, y1, r, sweep, x2, y2] = (
      /^M(\S+) (\S+)A(\S+) \S+ 0 0 (\d) (\S+) (\S+)$/.exec(path) ?? []
    ).map(Number);
    if (x1 === undefined || y1 === undefined || r === undefined) return null;
    const [p, q] = [
      { x: x1, y: y1 },
      { x: x2!, y: y2! },
    ];
    const half = distance(p, q) / 2;
    const away = (r - Math.sqrt(r * r - half * half)) / (2 * half);
    const side = sweep === 1 ? 1 : -1;
    return {
      x: (p.x + q.x) / 2 + side * (q.y - p.y) * away,
      y: (p.y + q.y) / 2 - side * (q.x - p.x) * away,
    };
  }

  it('is straight between opposite edges', () => {
    expect(segmentPath(0, 3)).toBe('M0 -43.301L0 43.301');
    expect(segmentPath(3, 0)).toBe(segmentPath(0, 3));
  });

  it.each([0, 1, 2, 3, 4, 5])('bends towards the middle from edge %i', (edge) => {
    for (const apart of [1, 2]) {
      const at = middle(segmentPath(edge, (edge + apart) % 6));
      const [p, q] = [toward(edge), toward((edge + apart) % 6)];
      const chord = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
      expect(Math.hypot(at!.x, at!.y)).toBeLessThan(Math.hypot(chord.x, chord.y));
    }
  });
});

describe('faces', () => {
  const NAMES = [
    ...['0-3', '0-4', '0-5', '5-2&4-1', '0-3&4-2', '5-3&4-0'],
    ...['0-3&4-5', '5-3&0-2', '0-2&5-4', '0-2&4-3'],
    ...['{0}', '{0,3}', '{0,4}', '{0,5}', '{0,2,4}', '{0,3,5}', '{0,3,1}', '{0,5,1}'],
    ...['{0,1,3,4}', '{0,2,3,4}', '{0,1,2,3}'],
  ];

  it('have one name however they are turned', () => {
    for (const name of NAMES) {
      const face = faceOf(name);
      for (const by of [1, 2, 3, 4, 5]) {
        expect(faceName(turned(face, by)), name).toBe(faceName(face));
      }
    }
  });

  it('are twenty-one, none a turned other', () => {
    expect(new Set(NAMES.map((name) => faceName(faceOf(name)))).size).toBe(21);
  });

  it('lie alike whatever the order they are written in', () => {
    expect(
      lying({
        track: [
          [3, 0],
          [4, 2],
        ],
      }),
    ).toBe(
      lying({
        track: [
          [2, 4],
          [0, 3],
        ],
      }),
    );
    expect(lying({ spurs: [3, 0] })).toBe('{0,3}');
    expect(turned({ track: [[0, 3]] }, 1)).toEqual({ track: [[1, 4]] });
    expect(turned({ spurs: [0, 5] }, 1)).toEqual({ spurs: [0, 1] });
  });
});
