import { read, write } from '../app/settings.svelte';

/** How far somebody has followed a table in this browser. */
export interface Seen {
  /** The number of actions. */
  n: number;
  /** The last line of the talk. */
  chat: number;
}

const KEY = 'gs-seen';
/** Tables beyond this number are forgotten, the longest unseen first. */
const MOST = 50;

export function seenOf(id: string): Seen {
  return all().find(([table]) => table === id)?.[1] ?? { n: 0, chat: 0 };
}

export function saw(id: string, seen: Seen): void {
  const others = all().filter(([table]) => table !== id);
  write(KEY, JSON.stringify([[id, seen], ...others].slice(0, MOST)));
}

function all(): [string, Seen][] {
  try {
    const kept: unknown = JSON.parse(read(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, Seen][]) : [];
  } catch {
    return [];
  }
}
