import { describe, expect, it } from 'vitest';
import { quickBids, stepped } from './bids';

const bids = (...amounts: number[]) => amounts.map((amount) => ({ amount, action: null }));

describe('quickBids', () => {
  it('are the three least raises and the most', () => {
    const amounts = quickBids(bids(4, 5, 6, 7, 8)).map(({ amount }) => amount);
    expect(amounts).toEqual([4, 5, 6, 8]);
  });

  it('are named once when there are few', () => {
    expect(quickBids(bids(4, 5)).map(({ amount }) => amount)).toEqual([4, 5]);
    expect(quickBids([])).toEqual([]);
  });
});

describe('a step', () => {
  it('stays among the bids that may be made', () => {
    const offered = bids(4, 5, 6);
    expect(stepped(offered, 4, 1)).toBe(5);
    expect(stepped(offered, 6, 1)).toBe(6);
    expect(stepped(offered, 4, -1)).toBe(4);
    expect(stepped(offered, 9, 1)).toBe(6);
    expect(stepped(offered, 9, -1)).toBe(6);
    expect(stepped(bids(0, 5, 10), 7, 1)).toBe(10);
  });

  it('begins with the least when nothing has been typed', () => {
    expect(stepped(bids(4, 5), null, 1)).toBe(4);
    expect(stepped([], 3, 1)).toBe(3);
  });
});
