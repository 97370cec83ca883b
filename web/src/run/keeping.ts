/** What this browser remembers: the own best, whether it was taught, runs not sent yet. */

import { read, write } from '../app/settings.svelte';
import { Problem } from '../wire/client';
import { sendRun, type Sending, type SentRun } from './requests';

const BEST = 'gs-run-best';
const TAUGHT = 'gs-run-taught';
const WAITING = 'gs-run-waiting';
/** Lines whose best is kept, and runs that wait at most. */
const LINES = 60;
const MOST = 20;

interface Bests {
  /** The best of all lines. */
  most: number;
  /** By seed, the latest last. */
  lines: [number, number][];
}

/** Returns the own best over a line and over all lines; 0 where there is none. */
export function best(seed: number): { line: number; most: number } {
  const { most, lines } = bests();
  return { line: lines.find(([each]) => each === seed)?.[1] ?? 0, most };
}

/** Keeps a score over a line, if it is the best. */
export function keepBest(seed: number, score: number): void {
  const { most, lines } = bests();
  const before = lines.find(([each]) => each === seed)?.[1] ?? 0;
  const others = lines.filter(([each]) => each !== seed).slice(1 - LINES);
  const kept: Bests = {
    most: Math.max(most, score),
    lines: [...others, [seed, Math.max(before, score)]],
  };
  write(BEST, JSON.stringify(kept));
}

function bests(): Bests {
  const found = parsed<Partial<Bests>>(BEST) ?? {};
  return {
    most: Number(found.most) || 0,
    lines: Array.isArray(found.lines) ? found.lines : [],
  };
}

export const wasTaught = (): boolean => read(TAUGHT) === '1';
export const keepTaught = (): void => write(TAUGHT, '1');

/** Runs that the server has not taken yet, the oldest first. */
export function waiting(): Sending[] {
  const found = parsed<Sending[]>(WAITING);
  return Array.isArray(found) ? found : [];
}

/** Keeps a run until it is sent. */
export function keepRun(run: Sending): void {
  write(WAITING, JSON.stringify([...waiting(), run].slice(-MOST)));
}

function forget(key: string): void {
  write(WAITING, JSON.stringify(waiting().filter((each) => each.key !== key)));
}

/** Why the server does not count a run for what it was driven for, though it may count it at all. */
const TOO_LATE = new Set(['foreign-day', 'other-line', 'no-such-challenge']);

/** Sends a run, without what it was for when it comes too late for that. */
async function sent(run: Sending): Promise<SentRun> {
  try {
    return await sendRun(run);
  } catch (problem) {
    const late = problem instanceof Problem && TOO_LATE.has(problem.code);
    if (!late || run.of === null) throw problem;
    return await sendRun({ ...run, of: null });
  }
}

let sending: Promise<void> | null = null;

/**
 * Sends what waits, one after another; `told` hears each answer, or why the server refuses one.
 * Without a line to the server they stay, and their keys keep them from counting twice.
 */
export async function sendWaiting(
  told: (key: string, answer: SentRun | Problem) => void = () => {},
): Promise<void> {
  while (sending) await sending;
  sending = (async () => {
    for (const run of waiting()) {
      try {
        const answer = await sent(run);
        forget(run.key);
        told(run.key, answer);
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem;
        told(run.key, problem);
        const later = problem.status === 0 || problem.status === 429 || problem.status >= 500;
        if (later) return;
        forget(run.key);
      }
    }
  })();
  try {
    await sending;
  } finally {
    sending = null;
  }
}

function parsed<T>(key: string): T | null {
  try {
    return JSON.parse(read(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
