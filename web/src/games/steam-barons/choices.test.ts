import { describe, expect, it } from 'vitest';
import { askOf } from './choices';
import { legal } from './testing/table';

const buy = (count: number) => ({ seat: 0, type: 'buy', company: 'red', count });
const bought = (count: number) => ({ type: 'bought', seat: 0, company: 'red', count, price: 7 });

describe('what is asked', () => {
  it('is nothing while nothing may be done', () => {
    expect(askOf(null)).toBeNull();
    expect(askOf(legal([]))).toBeNull();
  });

  it('is a bid, also where one can only pass', () => {
    const pass = { seat: 0, type: 'pass' };
    const bids = [6, 5].map((amount) => ({ seat: 0, type: 'bid', company: 'red', amount }));
    const ask = askOf(legal([...bids, pass]));
    expect(ask).toMatchObject({ kind: 'bid', pass });
    expect(ask?.kind === 'bid' && ask.bids.map(({ amount }) => amount)).toEqual([5, 6]);
    expect(askOf(legal([pass]))?.kind).toBe('bid');
  });

  it('is a purchase, with its cost and what it does to control', () => {
    const passing = { type: 'control_passed', company: 'red', from: 2, to: 0 };
    const elsewhere = { type: 'control_passed', company: 'blue', from: null, to: 1 };
    const ask = askOf(
      legal([buy(2), buy(0), buy(1)], [[bought(2), passing], [bought(0)], [bought(1), elsewhere]]),
    );
    expect(ask?.kind === 'buy' && ask.purchases).toMatchObject([
      { count: 0, cost: 0, control: null },
      { count: 1, cost: 7, control: null },
      { count: 2, cost: 14, control: { from: 2, to: 0 } },
    ]);
  });

  it('is a delivery, also where one can only pass for a company', () => {
    const pass = { seat: 0, type: 'pass', company: 'red' };
    expect(askOf(legal([pass]))?.kind).toBe('move');
    expect(askOf(legal([{ seat: 0, type: 'deliver', company: 'red' }, pass]))?.kind).toBe('move');
  });

  it('is track, or what to sell', () => {
    expect(askOf(legal([{ seat: 0, type: 'done', company: 'red' }]))?.kind).toBe('build');
    expect(askOf(legal([{ seat: 0, type: 'sell', company: 'red', count: 0 }]))?.kind).toBe('sell');
  });
});
