/**
 * What this browser keeps of Gem Run: the own best by line, and runs that could not be sent.
 *
 * A run is written down before it is sent and forgotten when the server has answered, so that
 * neither a lost network nor a closed page loses one. Sent again, its key makes it one run.
 */

import { read, write } from '../app/settings.svelte';
import { Problem } from '../wire/client';
import { isUnanswered } from '../wire/patience';
import { sendRun, type OwnRun, type SentRun } from './wire';

const BESTS = 'gs-run-bests';
const UNSENT = 'gs-run-unsent';
const MOST_LINES = 200;
const MOST_UNSENT = 50;

const lineOf = (version: number, seed: number) => `${version}:${seed}`;

/** Returns what was kept as JSON under a key, or another value where it cannot be read. */
function readAs<T>(key: string, other: T): T {
  try {
    const found: unknown = JSON.parse(read(key) ?? 'null');
    return typeof found === 'object' &&
      found !== null &&
      Array.isArray(found) === Array.isArray(other)
      ? (found as T)
      : other;
  } catch {
    return other;
  }
}

/** Returns the own best over a line, as far as this browser knows; null without one. */
export function bestOf(version: number, seed: number): number | null {
  const best = readAs<Record<string, unknown>>(BESTS, {})[lineOf(version, seed)];
  return typeof best === 'number' ? best : null;
}

/** Keeps a score where it is better than what was kept; returns whether it is the best now. */
export function keepBest(version: number, seed: number, score: number): boolean {
  const before = bestOf(version, seed);
  if (before !== null && before >= score) return false;
  const line = lineOf(version, seed);
  // The latest stands last; the oldest are dropped.
  const others = Object.entries(readAs<Record<string, unknown>>(BESTS, {})).filter(
    ([name]) => name !== line,
  );
  const kept = [...others, [line, score] as const].slice(-MOST_LINES);
  write(BESTS, JSON.stringify(Object.fromEntries(kept)));
  return true;
}

/** Returns the runs that wait for the server. */
export function unsent(): OwnRun[] {
  return readAs<OwnRun[]>(UNSENT, []).filter((run) => typeof run?.key === 'string');
}

function forget(key: string): void {
  write(UNSENT, JSON.stringify(unsent().filter((run) => run.key !== key)));
}

/** Whether a run may still be taken later as it is. */
function mayComeLater(problem: unknown): boolean {
  if (isUnanswered(problem)) return true;
  return problem instanceof Problem && (problem.status === 429 || problem.status >= 500);
}

/**
 * Sends a run and returns what became of it; null while the server cannot be reached: then it
 * stays kept and goes with the next `sendUnsent`. A run of a day that has passed is sent once
 * more without its day, for the other lists.
 *
 * @throws Problem when the server refuses the run
 */
export async function submit(run: OwnRun, begins?: number): Promise<SentRun | null> {
  const others = unsent().filter((other) => other.key !== run.key);
  write(UNSENT, JSON.stringify([...others, run].slice(-MOST_UNSENT)));
  try {
    const sent = await sendRun(run, begins);
    forget(run.key);
    return sent;
  } catch (problem) {
    if (mayComeLater(problem)) return null;
    forget(run.key);
    const late = problem instanceof Problem && problem.code === 'foreign-day';
    if (late && run.of === 'daily') return submit({ ...run, of: null }, begins);
    throw problem;
  }
}

let sending: Promise<number> | null = null;

/** Sends what is kept, the oldest first, as far as the server takes it; returns how many went. */
export function sendUnsent(): Promise<number> {
  sending ??= sendAll().finally(() => (sending = null));
  return sending;
}

async function sendAll(): Promise<number> {
  let went = 0;
  for (const run of unsent()) {
    try {
      if ((await submit(run)) === null) break;
      went += 1;
    } catch {
      // Refused for good: it is forgotten, and nobody waits for it any more.
    }
  }
  return went;
}

/** Sends what is kept now, and whenever the network comes back, until the answer is called. */
export function keepSending(): () => void {
  const go = () => void sendUnsent();
  go();
  addEventListener('online', go);
  return () => removeEventListener('online', go);
}
