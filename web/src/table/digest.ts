/** What happened while somebody was away, by player. */

import type { GameEvent, Step } from '../wire/types';
import type { Entry } from './log';

export interface Chapter {
  /** Null: what nobody did, such as drawing lots. */
  seat: number | null;
  entries: Entry[];
  /** The steps of it, to be played again. */
  moments: number[];
}

/**
 * Returns what was done in steps after `from` up to `to`, player by player in the order of the
 * first thing that each did; what chance did comes last.
 */
export function digestOf(
  steps: readonly Step[],
  from: number,
  to: number,
  sentence: (event: GameEvent) => string | null,
): Chapter[] {
  const chapters = new Map<number | null, Chapter>();
  for (const step of steps.slice(from, to)) {
    const seat = step.action?.seat ?? null;
    const chapter = chapters.get(seat) ?? { seat, entries: [], moments: [] };
    const entries = step.events.flatMap((event) => {
      const text = sentence(event);
      return text === null ? [] : [{ n: step.n, seat, event, text }];
    });
    if (entries.length === 0) continue;
    chapter.entries.push(...entries);
    chapter.moments.push(step.n);
    chapters.set(seat, chapter);
  }
  const chance = chapters.get(null);
  chapters.delete(null);
  return [...chapters.values(), ...(chance ? [chance] : [])];
}
