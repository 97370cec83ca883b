/** The last moves of the others, which stay marked on the board until their next. */

import type { Mark } from '../games/types';
import type { GameEvent, Step } from '../wire/types';

/**
 * Returns for each seat other than one's own its last move on the board up to the first n steps:
 * the steps that it took one after the other. `placed` says whether an event has a place there.
 */
export function marksOf(
  steps: readonly Step[],
  n: number,
  you: number | null,
  seats: number,
  placed: (event: GameEvent) => boolean,
): Mark[] {
  const marks = new Map<number, { events: GameEvent[]; first: number; over: boolean }>();
  for (let at = Math.min(n, steps.length) - 1; at >= 0 && !all(); at--) {
    const { action, events } = steps[at]!;
    const seat = action?.seat ?? null;
    if (seat === null) continue;
    for (const [other, mark] of marks) if (other !== seat) mark.over = true;
    if (seat === you) continue;
    const here = events.filter(placed);
    const mark = marks.get(seat);
    if (mark === undefined) {
      if (here.length > 0) marks.set(seat, { events: here, first: at, over: false });
    } else if (!mark.over) {
      if (here.length === 0) mark.over = true;
      else mark.events = [...here, ...mark.events];
    }
  }
  return [...marks].map(([seat, { events }]) => ({ seat, events })).sort((a, b) => a.seat - b.seat);

  function all(): boolean {
    const others = you === null ? seats : seats - 1;
    return marks.size === others && [...marks.values()].every(({ over }) => over);
  }
}
