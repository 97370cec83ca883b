import { expect, it } from 'vitest';
import { seatsFor, type SeatWish } from './seat-wishes';

it('puts me and bots at a new table', () => {
  expect(seatsFor([], [3, 6])).toEqual([
    { kind: 'me' },
    { kind: 'bot', level: 'greedy' },
    { kind: 'bot', level: 'greedy' },
  ]);
});

it('keeps what was wished when the board changes', () => {
  const wished: SeatWish[] = [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  expect(seatsFor(wished, [3, 6])).toEqual(wished);
  expect(seatsFor(wished, [2, 3])).toEqual(wished.slice(0, 3));
  expect(seatsFor(wished.slice(0, 1), [2, 3])).toEqual([
    { kind: 'open' },
    { kind: 'bot', level: 'greedy' },
  ]);
});
