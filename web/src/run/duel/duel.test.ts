import { describe, expect, it } from 'vitest';
import type { Duel } from '../wire';
import { outcomeOf, rowsOf } from './duel';

const line = (n: number, ...scores: (number | null)[]): Duel['lines'][number] => ({
  challenge: `c${n}`,
  n,
  seed: n,
  version: 1,
  challenger: 0,
  runs: scores
    .flatMap((score, player) =>
      score === null ? [] : [{ player, run: `r${n}${player}`, score, finished: true }],
    )
    .sort((a, b) => b.score - a.score),
});

const player = (number: number, won: number, you = false) => ({
  player: number,
  name: ['Ann', 'Ben', 'Cy'][number]!,
  you,
  won,
  points: 10 * won,
  lines: 1,
});

const duel = (players: Duel['players'], ...lines: Duel['lines']): Duel => ({
  id: 'd',
  players,
  lines,
});

describe('GR-4.2 the table of a duel', () => {
  it('has a cell a line, marked where one alone was the best', () => {
    const rows = rowsOf(
      duel([player(1, 1), player(0, 1)], line(1, 5, 9), line(2, 7, 7), line(3, 4, null)),
    );
    expect(rows.map(({ name, cells }) => [name, cells])).toEqual([
      ['Ben', [{ score: 9, best: true }, { score: 7, best: false }, null]],
      [
        'Ann',
        [
          { score: 5, best: false },
          { score: 7, best: false },
          { score: 4, best: false },
        ],
      ],
    ]);
  });

  it('says how one stands by lines won', () => {
    const stands = (...players: Duel['players']) => outcomeOf(duel(players));
    expect(stands(player(0, 0, true))).toBe('alone');
    expect(stands(player(0, 1), player(1, 0))).toBe('watching');
    expect(stands(player(0, 1), player(1, 2, true), player(2, 0))).toBe('leading');
    expect(stands(player(0, 1), player(1, 0, true))).toBe('behind');
    expect(stands(player(0, 1), player(1, 1, true))).toBe('even');
  });
});
