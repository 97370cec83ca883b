import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../wire/types';
import { steps } from '../testing/table';
import { payoutsOf, received } from './payout';
import { broughtTo, revealsOf } from './reveal';

const paid = (company: string, performance: number, seats: number[], fields = {}): GameEvent => ({
  type: 'dividend_paid',
  company,
  performance,
  dividend: 1,
  paid: seats,
  controller: 0,
  bonus: 0,
  profit: 1,
  ...fields,
});

const game = steps(
  { type: 'round_began', round: 1, order: ['red', 'blue', 'green'] },
  { type: 'phase_began', phase: 'dividends', order: [] },
  paid('red', 4, [2, 1]),
  paid('blue', 10, [0, 3], { controller: 1, bonus: 3 }),
  paid('green', 4, [0, 0], { controller: null }),
  {
    type: 'prices_moved',
    stacks: 2,
    moves: [
      { company: 'red', rank: 2, change: -1, price: 4 },
      { company: 'blue', rank: 1, change: 2, price: 7 },
      { company: 'green', rank: 2, change: -1, price: 4 },
    ],
  },
  { type: 'phase_began', phase: 'sell', order: [] },
  { type: 'sold', company: 'red', price: 4, counts: [2, 0] },
  { type: 'company_bankrupt', company: 'green' },
  { type: 'round_began', round: 2, order: ['red', 'blue'] },
  { type: 'control_passed', company: 'red', from: 0, to: 1 },
  paid('red', 0, [0, 0], { dividend: 0, profit: 0 }),
  paid('blue', 0, [0, 0], { dividend: 0, profit: 0 }),
  {
    type: 'prices_moved',
    stacks: 2,
    moves: [
      { company: 'red', rank: 1, change: 2, price: 6 },
      { company: 'blue', rank: 1, change: 2, price: 9 },
    ],
  },
);

describe('the dividends of a round', () => {
  const [first, second] = payoutsOf(game);

  it('are told stack by stack, the best first', () => {
    expect(first?.round).toBe(1);
    expect(first?.count).toBe(2);
    expect(first?.stacks.map((stack) => stack.map(({ company }) => company))).toEqual([
      ['blue'],
      ['red', 'green'],
    ]);
  });

  it('tell the prices before and after', () => {
    expect(first?.stacks[0]?.[0]).toMatchObject({ before: 5, change: 2, after: 7 });
    expect(second?.stacks[0]?.[0]).toMatchObject({ company: 'red', before: 4, after: 6 });
  });

  it('tell which companies were bankrupt already: one more stack each', () => {
    expect(first?.bankrupt).toEqual([]);
    expect(second?.bankrupt).toEqual(['green']);
    expect(second?.count).toBe(2);
  });

  it('add up for each player, the bonus counted', () => {
    expect(received(first!, 0)).toBe(2);
    expect(received(first!, 1)).toBe(7);
  });
});

describe('the reveal of sales', () => {
  const reveals = revealsOf(game);

  it('tells what was sold and who went bankrupt', () => {
    expect(reveals).toHaveLength(2);
    expect(reveals[0]).toMatchObject({ round: 1, sold: [{ company: 'red', counts: [2, 0] }] });
    expect(reveals[1]?.bankrupt).toEqual(['green']);
    expect(broughtTo(reveals[0]!, 0)).toBe(8);
  });

  it('leaves out control that passed by buying', () => {
    expect(reveals.flatMap(({ control }) => control)).toEqual([]);
  });
});
