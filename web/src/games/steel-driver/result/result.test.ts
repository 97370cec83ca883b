import { describe, expect, it } from 'vitest';
import { steps } from '../testing/table';
import { cashOf, ledgerOf } from './ledger';

describe('the ledger', () => {
  const ledger = ledgerOf(
    steps(
      { type: 'profit_taken', seat: 0, company: 'red', amount: 40 },
      { type: 'profit_taken', seat: 0, company: 'blue', amount: 10 },
      { type: 'profit_taken', seat: 1, company: 'green', amount: 30 },
      { type: 'turn_began', turn: 2, order: [], cubes: [] },
      { type: 'profit_taken', seat: 0, company: 'red', amount: 60 },
      { type: 'company_valued', company: 'red', sets: [['white', 'black'], ['white']], value: 40 },
      { type: 'shares_paid', seat: 1, company: 'red', shares: 2, amount: 80 },
    ),
    2,
  );

  it('holds profits by turn and seat', () => {
    expect(ledger.profits).toEqual([
      [50, 30],
      [60, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('holds what shares paid and how goods made sets', () => {
    expect(ledger.shares.get('red')).toEqual([0, 80]);
    expect(ledger.values.get('red')).toEqual({ sets: [['white', 'black'], ['white']], value: 40 });
  });

  it('adds up to the cash after each turn and in the end', () => {
    expect(cashOf(ledger, 0)).toEqual([0, 50, 110, 110, 110, 110, 110]);
    expect(cashOf(ledger, 1)).toEqual([0, 30, 30, 30, 30, 30, 110]);
  });
});
