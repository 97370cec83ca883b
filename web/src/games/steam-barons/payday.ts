import type { GameEvent } from '../../wire/types';

/** Dividends have a scene of their own, which the session tells. */
export function payday(): null {
  return null;
}

/** Whether the hammer falls: a share is sold. */
export function hammer(event: GameEvent): boolean {
  return event.type === 'auction_ended' && event['winner'] !== null;
}
