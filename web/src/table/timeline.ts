/** The steps of a game as they come in: some twice, some late, some taken back. */

import type { ChatLine, Step } from '../wire/types';

/** Returns the steps when only the first `after` of those known hold, and these came then. */
export function resumed(known: Step[], after: number, came: Step[]): Step[] {
  return [...known.slice(0, after), ...came];
}

/**
 * Returns the steps with one more, or null when steps before it are missing. A step that
 * is known already changes nothing.
 */
export function extended(known: Step[], step: Step): Step[] | null {
  if (step.n <= known.length) return known;
  return step.n === known.length + 1 ? [...known, step] : null;
}

/** Returns the number of the last step of a seat, 0 when it has not acted. */
export function lastOf(steps: Step[], seat: number | null): number {
  if (seat === null) return 0;
  return steps.findLast((step) => step.action?.seat === seat)?.n ?? 0;
}

/** Returns all lines of the talk once, in order. */
export function talk(known: ChatLine[], came: ChatLine[]): ChatLine[] {
  const lines = new Map([...known, ...came].map((line) => [line.id, line]));
  return [...lines.values()].sort((a, b) => a.id - b.id);
}
