import { expect, it } from 'vitest';
import type { Step } from '../wire/types';
import { digestOf } from './digest';

const step = (n: number, seat: number | null, ...types: string[]): Step => ({
  n,
  action: seat === null ? null : { seat, type: 'x' },
  events: types.map((type) => ({ type })),
  at: '',
});
const STEPS = [
  step(1, 0, 'bid'),
  step(2, 2, 'bid', 'won'),
  step(3, null, 'drawn'),
  step(4, 1, 'silent'),
  step(5, 1, 'built'),
  step(6, 2, 'passed'),
];

it('tells player by player what happened, with the moments to play again', () => {
  const told = digestOf(STEPS, 1, 6, ({ type }) => (type === 'silent' ? null : type));
  expect(
    told.map(({ seat, entries, moments }) => [seat, entries.map((e) => e.text), moments]),
  ).toEqual([
    [2, ['bid', 'won', 'passed'], [2, 6]],
    [1, ['built'], [5]],
    [null, ['drawn'], [3]],
  ]);
});

it('tells nothing of what was seen already or came later', () => {
  expect(digestOf(STEPS, 4, 5, ({ type }) => type)).toHaveLength(1);
  expect(digestOf(STEPS, 6, 6, ({ type }) => type)).toEqual([]);
});
