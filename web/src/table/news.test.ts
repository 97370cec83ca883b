import { expect, it } from 'vitest';
import type { GameEvent, Step } from '../wire/types';
import { newsOf } from './news';

const TIMES: Record<string, number> = { built: 1500, turn_began: 1200, bid: 800 };
const step = (n: number, ...types: string[]): Step => ({
  n,
  action: { seat: 0, type: 'x' },
  events: types.map((type) => ({ type })),
  at: '',
});
const news = (steps: Step[], n = steps.length) =>
  newsOf(
    steps,
    n,
    (event: GameEvent) => (event.type === 'silent' ? null : `${event.type}.`),
    (event) => TIMES[event.type] ?? 0,
  );

it('is what takes longest to be taken in, then the rest as it happened', () => {
  const told = news([step(1, 'passed', 'turn_began', 'built', 'paid')]);
  expect(told).toMatchObject({ n: 1, event: { type: 'built' } });
  expect(told?.text).toBe('built. passed. turn_began. paid.');
});

it('is the last that says anything, up to the moment shown', () => {
  const steps = [step(1, 'bid'), step(2, 'silent'), step(3, 'built')];
  expect(news(steps, 2)?.text).toBe('bid.');
  expect(news(steps, 0)).toBeNull();
});
