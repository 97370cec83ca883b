import { describe, expect, it } from 'vitest';
import type { Result } from './sim';
import { LINES, Turns } from './turns.svelte';

/** Lets every turn come, with so many points each, and returns who drove which line when. */
function play(turns: Turns, ...points: number[]): [number, number][] {
  const order: [number, number][] = [];
  turns.next();
  for (const score of points) {
    order.push([turns.line, turns.driver]);
    turns.note({ score } as Result);
    turns.next();
  }
  return order;
}

describe('GR-4.3 turns at one device', () => {
  it('go over the same line one after another, and another begins each line', () => {
    const turns = new Turns(['Ann', 'Ben', 'Cy']);
    const order = play(turns, 1, 1, 1, 1, 1, 1, 1, 1, 1);
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
    expect(turns.over).toBe(true);
    expect(new Set(turns.seeds).size).toBe(LINES);
  });

  it('are won by the most points, perhaps by several', () => {
    const turns = new Turns(['Ann', 'Ben']);
    play(turns, 5, 0, 2, 0, 0);
    expect(turns.over).toBe(false);
    const [ann, ben] = [turns.total(0), turns.total(1)];
    play(turns, 9);
    expect([turns.total(0), turns.total(1)]).toEqual([ann, ben + 9]);
    expect(turns.winners).toEqual(['Ben']);
    const even = new Turns(['Ann', 'Ben']);
    play(even, 4, 4, 4, 4, 4, 4);
    expect(even.winners).toEqual(['Ann', 'Ben']);
  });

  it('tell apart who is called the same', () => {
    expect(new Turns(['Ann', 'ann', 'Ann 2', 'Ben']).names).toEqual([
      'Ann',
      'ann 2',
      'Ann 2 2',
      'Ben',
    ]);
  });
});
