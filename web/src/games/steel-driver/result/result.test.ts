import { describe, expect, it } from 'vitest';
import { steps } from '../testing/table';
import { marks, spread } from './chart';
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

describe('the chart', () => {
  it('marks its axis with round numbers from 0 to beyond the greatest', () => {
    expect(marks(1840)).toEqual([0, 500, 1000, 1500, 2000]);
    expect(marks(90)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(marks(0)).toEqual([0, 1]);
  });

  it('pushes labels apart in their order, within the plot', () => {
    expect(spread([100, 104, 50], 10, 200)).toEqual([100, 110, 50]);
    expect(spread([198, 200, 199], 10, 200)).toEqual([180, 200, 190]);
  });
});
