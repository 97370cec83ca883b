import { describe, expect, it } from 'vitest';
import { begin, canBegin, distinct, driven, table, turn, winners, type Turns } from './turns';

const SEEDS = [11, 22, 33];

function after(turns: Turns, ...points: number[]): Turns {
  return points.reduce((so_far, score) => driven(so_far, score), turns);
}

describe('GR-4.3 turns at one device', () => {
  it('are for two to six names', () => {
    expect(canBegin(['Ann'])).toBe(false);
    expect(canBegin(['Ann', ' '])).toBe(false);
    expect(canBegin(['Ann', 'Ben'])).toBe(true);
    expect(canBegin(['A', 'B', 'C', 'D', 'E', 'F'])).toBe(true);
    expect(canBegin(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe(false);
    expect(() => begin(['Ann'], SEEDS)).toThrow(RangeError);
    expect(() => begin(['Ann', 'Ben'], [1])).toThrow(RangeError);
  });

  it('tell apart who has the same name', () => {
    expect(distinct(['Ann', ' ann ', 'Ann 2', 'Ben'])).toEqual(['Ann', 'ann 2', 'Ann 2 2', 'Ben']);
  });

  it('go over the same line one after another, and another begins each line', () => {
    let turns = begin(['Ann', 'Ben', 'Cy'], SEEDS);
    const order: [number, number][] = [];
    for (let now = turn(turns); now; now = turn(turns)) {
      expect(now.seed).toBe(SEEDS[now.line]);
      order.push([now.line, now.player]);
      turns = driven(turns, 10);
    }
    expect(order).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [1, 0],
      [2, 2],
      [2, 0],
      [2, 1],
    ]);
    expect(driven(turns, 99)).toEqual(turns);
  });

  it('show points by line and who won it, the most points first', () => {
    const turns = after(begin(['Ann', 'Ben'], SEEDS), 100, 300, 50);
    expect(winners(turns)).toBeNull();
    expect(table(turns)).toEqual([
      { player: 1, name: 'Ben', scores: [300, 50, null], total: 350, won: 1 },
      { player: 0, name: 'Ann', scores: [100, null, null], total: 100, won: 0 },
    ]);
  });

  it('are won by the most points, then by lines won, and may be drawn', () => {
    expect(winners(after(begin(['Ann', 'Ben'], SEEDS), 3, 2, 2, 3, 0, 2))).toEqual(['Ann']);
    // Line by line: Ann 5, 0, 0; Ben 0, 2, 3.
    expect(winners(after(begin(['Ann', 'Ben'], SEEDS), 5, 0, 2, 0, 0, 3))).toEqual(['Ben']);
    expect(winners(after(begin(['Ann', 'Ben'], SEEDS), 4, 4, 4, 4, 4, 4))).toEqual(['Ann', 'Ben']);
  });
});
