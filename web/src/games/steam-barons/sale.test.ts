import { describe, expect, it } from 'vitest';
import { holdingsOf, proceeds, salesOf } from './sale';
import { companies, view } from './testing/table';

const selling = view({
  phase: 'sell',
  order: ['blue', 'red', 'green', 'black'],
  sell: { waiting: [0], next: 'red', chosen: { blue: 1 } },
  companies: companies({
    red: { price: 7, shares: [3, 0, 0] },
    blue: { price: 4, shares: [2, 1, 0] },
    green: { price: 'B', shares: [1, 0, 0] },
    black: { price: 9, shares: [0, 2, 0] },
  }),
});

describe('what may be sold', () => {
  it('is what the seat holds, in company order, without shares at B', () => {
    expect(holdingsOf(selling, 0)).toEqual([
      { company: 'blue', held: 2, price: 4, chosen: 1 },
      { company: 'red', held: 3, price: 7, chosen: null },
    ]);
    expect(holdingsOf(selling, 2)).toEqual([]);
  });
});

describe('a choice of what to sell', () => {
  const holdings = holdingsOf(selling, 0);

  it('is sent company by company, without what was sent already', () => {
    expect(salesOf(holdings, { red: 2, blue: 0 }, 0)).toEqual([
      { seat: 0, type: 'sell', company: 'red', count: 2 },
    ]);
  });

  it('keeps what is not spoken of, and never sells more than there is', () => {
    expect(salesOf(holdings, {}, 0)[0]).toMatchObject({ count: 0 });
    expect(salesOf(holdings, { red: 9 }, 0)[0]).toMatchObject({ count: 3 });
  });

  it('brings the current prices, what was sent already counted', () => {
    expect(proceeds(holdings, { red: 2 })).toEqual({ count: 3, amount: 18 });
  });
});
