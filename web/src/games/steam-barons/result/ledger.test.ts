import { describe, expect, it } from 'vitest';
import { steps } from '../testing/table';
import { balance, ledgerOf } from './ledger';

const ledger = ledgerOf(
  steps(
    { type: 'round_began', round: 1, order: [] },
    { type: 'bought', seat: 0, company: 'red', count: 2, price: 6 },
    { type: 'bought', seat: 1, company: 'red', count: 1, price: 6 },
    { type: 'bought', seat: 1, company: 'blue', count: 1, price: 5 },
    { type: 'phase_began', phase: 'dividends', order: [] },
    { type: 'dividend_paid', company: 'red', paid: [4, 2], controller: 0, bonus: 3, profit: 5 },
    {
      type: 'prices_moved',
      stacks: 2,
      moves: [
        { company: 'red', rank: 1, change: 2, price: 7 },
        { company: 'blue', rank: 2, change: -9, price: 'B' },
      ],
    },
    { type: 'phase_began', phase: 'sell', order: [] },
    { type: 'sold', company: 'red', price: 7, counts: [1, 0] },
    { type: 'company_bankrupt', company: 'blue' },
    { type: 'round_began', round: 2, order: [] },
    { type: 'phase_began', phase: 'dividends', order: [] },
    { type: 'sold', company: 'red', price: 7, counts: [1, 1] },
    { type: 'game_over', scores: [49, 38], ranking: [[0], [1]] },
  ),
  [49, 38],
);

describe('the ledger', () => {
  it('holds where the money of each seat came from', () => {
    expect(ledger.accounts).toEqual([
      { start: 40, bought: 12, dividends: 4, bonuses: 3, sold: 14 },
      { start: 40, bought: 11, dividends: 2, bonuses: 0, sold: 7 },
    ]);
    expect(ledger.accounts.map(balance)).toEqual([49, 38]);
  });

  it('holds prices and worth at the start and after each round', () => {
    expect(ledger.standings.map(({ prices }) => prices.red)).toEqual([5, 7, 7]);
    expect(ledger.standings.map(({ prices }) => prices.blue)).toEqual([5, 'B', 'B']);
    expect(ledger.standings.map(({ worth }) => worth)).toEqual([
      [40, 40],
      [49, 38],
      [49, 38],
    ]);
  });

  it('holds who held what when dividends were paid', () => {
    expect(ledger.holdings.map(({ red }) => red)).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(ledger.holdings.map(({ blue }) => blue)).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
});
