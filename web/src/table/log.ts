/** The log: what happened in sentences, in chapters. */

import type { GameEvent, Step } from '../wire/types';

export interface Entry {
  /** The step it belongs to: clicking it shows the position after that step. */
  n: number;
  /** Who acted; null for chance. */
  seat: number | null;
  event: GameEvent;
  text: string;
}

export interface Chapter {
  title: string | null;
  entries: Entry[];
}

/**
 * Returns the log of some steps. `sentence` says an event, or null when it needs no line;
 * `chapter` returns the heading of the part that begins with an event (null: the first).
 */
export function chaptersOf(
  steps: Step[],
  sentence: (event: GameEvent) => string | null,
  chapter: (event: GameEvent | null) => string | null,
): Chapter[] {
  const chapters: Chapter[] = [{ title: chapter(null), entries: [] }];
  for (const step of steps)
    for (const event of step.events) {
      const title = chapter(event);
      if (title !== null) chapters.push({ title, entries: [] });
      const text = sentence(event);
      if (text !== null)
        chapters.at(-1)?.entries.push({ n: step.n, seat: step.action?.seat ?? null, event, text });
    }
  return chapters.filter((each) => each.entries.length > 0);
}
