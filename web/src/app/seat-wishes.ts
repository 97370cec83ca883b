import type { Level } from '../wire/types';

/** Who should sit in a seat of a new table. */
export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: Level };

/**
 * Returns the seats fitted to a board that takes so many players: what was wished stays,
 * at first it is me and bots for the rest.
 */
export function seatsFor(wished: SeatWish[], [fewest, most]: [number, number]): SeatWish[] {
  const seats: SeatWish[] = wished.length > 0 ? wished.slice(0, most) : [{ kind: 'me' }];
  while (seats.length < fewest) seats.push({ kind: 'bot', level: 'greedy' });
  return seats;
}
