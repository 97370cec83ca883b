import type { GameEvent, Step } from '../wire/types';

/** Whatever happens is seen for so long at least. */
const LEAST_MS = 300;
/** So much longer for every other thing that happened in the same step. */
const MORE_MS = 350;
const MOST_MS = 4500;

/**
 * Returns the milliseconds in which a step can be taken in: those of the event that needs most
 * of them, and a little more for each of the others.
 */
export function timeOf(step: Step, time: (event: GameEvent) => number): number {
  const times = step.events.map(time).filter((each) => each > 0);
  const longest = Math.max(LEAST_MS, ...times);
  return Math.min(Math.max(longest, MOST_MS), longest + MORE_MS * Math.max(0, times.length - 1));
}
