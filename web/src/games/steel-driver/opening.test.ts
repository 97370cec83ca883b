import { expect, it } from 'vitest';
import type { Bid } from './choices';
import type { Layout } from './layout';
import { openingBid } from './opening';
import type { Company, View } from './view';

const layout = {
  locations: new Map(['a', 'b', 'c', 'd'].map((id) => [id, { id, isStart: id === 'a' }])),
  routes: new Map(
    [
      { id: 'a~b', a: 'a', b: 'b', cost: 2 },
      { id: 'a~c', a: 'a', b: 'c', cost: 4 },
      { id: 'b~d', a: 'b', b: 'd', cost: 1 },
    ].map((route) => [route.id, route]),
  ),
} as unknown as Layout;
const bids = [1, 2, 3, 4, 5].map((amount): Bid => ({ amount, action: { seat: 0, type: 'x' } }));
const box = (cubes: number, ...links: [string, string][]) => ({ cubes, links }) as Company;
const bid = (companies: View['companies'], offered = bids) =>
  openingBid('red', offered, { companies }, layout);

it('pays for the cheapest link from a start', () => {
  expect(bid({ red: box(0) })).toBe(2);
});

it('counts the cubes that lie in the box', () => {
  expect(bid({ red: box(1) })).toBe(1);
  expect(bid({ red: box(7) })).toBe(1);
});

it('counts no route that is taken, and those of the own network only', () => {
  expect(bid({ red: box(0), blue: box(0, ['a', 'b']) })).toBe(4);
  expect(bid({ red: box(0, ['a', 'b']) })).toBe(1);
  expect(bid({ red: box(0, ['a', 'c']) })).toBe(2);
});

it('is the least where no bid is enough', () => {
  expect(bid({ red: box(0) }, bids.slice(0, 1))).toBe(1);
});
