import type { GameEvent } from '../../wire/types';

/** How long a cube is on its way, by link. */
export const LINK_MS = 420;
/** What one needs to draw breath after it has arrived. */
const BREATH_MS = 900;

/** Milliseconds in which what happens on a board of hexes can be taken in when it is news. */
const TIMES: Readonly<Record<string, number>> = {
  laid: 1100,
  link_taken: 900,
  link_completed: 1000,
  link_lost: 900,
  link_removed: 900,
  delivered: 1800,
  phase_began: 800,
  bid: 800,
  passed: 700,
  build_ended: 600,
  move_passed: 800,
};

/** Returns the time of an event; a delivery takes that of its way and a breath. */
export function hexTime(event: GameEvent, more: Readonly<Record<string, number>>): number {
  if (event.type === 'delivered') return LINK_MS * (event['route'] as unknown[]).length + BREATH_MS;
  return more[event.type] ?? TIMES[event.type] ?? 0;
}
