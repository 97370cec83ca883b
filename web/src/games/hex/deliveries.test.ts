import { describe, expect, it } from 'vitest';
import { deliveryOf } from '../steam/deliveries';
import { bestDeliveries, distinctWays, type Delivery } from './deliveries';

const made = (to: string, route: [string, number][], points: number[], color = 'blue'): Delivery =>
  deliveryOf({
    action: { seat: 0, type: 'deliver', from: 'C3', color, route },
    events: [{ type: 'delivered', to, points }],
  })!;

const long = made(
  'C9',
  [
    ['C3', 3],
    ['C7', 3],
  ],
  [1, 1, 0],
);
const own = made(
  'C9',
  [
    ['C3', 2],
    ['E5', 3],
  ],
  [2, 0, 0],
);
const same = made(
  'C9',
  [
    ['C3', 4],
    ['A5', 3],
    ['A7', 3],
  ],
  [2, 0, 0],
);
const other = made('A9', [['C3', 4]], [1, 0, 0]);

describe('a delivery', () => {
  it('tells own points apart from those of all others', () => {
    expect(long).toMatchObject({ to: 'C9', links: 2, own: 1, others: 1 });
  });

  it('is not known before its preview', () => {
    expect(deliveryOf({ action: { seat: 0, type: 'deliver' }, events: [] })).toBeNull();
  });
});

it('the best ways come first: most own points, then fewest of others', () => {
  expect(bestDeliveries([long, other, same, own])).toEqual([own, other]);
});

it('ways with the same points for everybody are one, the shortest', () => {
  expect(distinctWays([long, same, own])).toEqual([own, long]);
});

it('ways worth more or less to who delivers are several', () => {
  const [two, one] = [2, 1].map((worth) => ({ ...long, points: [], own: worth }));
  expect(distinctWays([one!, two!, { ...two!, links: 9 }])).toEqual([two, one]);
});
