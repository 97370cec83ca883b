import { describe, expect, it } from 'vitest';
import { timeOf } from '../table/time';
import type { GameEvent, Step } from '../wire/types';
import { LINK_MS } from './hex/times';
import { time as barons } from './steam-barons/times';
import { time as steam } from './steam/times';
import { time as steelDriver } from './steel-driver/times';

const GAMES = { steelDriver, steam, barons };
const step = (...events: GameEvent[]): Step => ({ n: 1, action: null, events, at: '' });

describe.each(Object.entries(GAMES))('%s', (_, time) => {
  it('gives a bid and a pass 0.7 s at least', () => {
    expect(time({ type: 'bid' })).toBeGreaterThanOrEqual(700);
    expect(time({ type: 'passed' })).toBeGreaterThanOrEqual(700);
  });

  it('gives what is built a second at least', () => {
    expect(time({ type: time === steelDriver ? 'built' : 'laid' })).toBeGreaterThanOrEqual(1000);
  });

  it('gives every step some time, and none more than can be borne', () => {
    expect(timeOf(step(), time)).toBeGreaterThan(0);
    const much = Array.from({ length: 30 }, () => ({ type: 'bid' }));
    expect(timeOf(step(...much), time)).toBeLessThanOrEqual(4500);
  });
});

it.each([steam, barons])('gives a delivery its way and a breath, however long it is', (time) => {
  for (const links of [1, 3, 6]) {
    const delivered = { type: 'delivered', route: Array.from({ length: links }, () => ['A1', 0]) };
    expect(timeOf(step(delivered), time)).toBeGreaterThanOrEqual(LINK_MS * links + 500);
  }
});
