/** Sending again what was not answered, for wishes whose key makes that harmless. */

import { Problem } from './client';

/**
 * How long each attempt may take, in milliseconds; together with the pauses below 15 seconds, for
 * so long may a button be dead.
 */
export const ATTEMPTS = [3000, 4000, 5000];
const PAUSES = [600, 1800];

/** Whether nobody knows what became of a request. */
export function isUnanswered(problem: unknown): boolean {
  return problem instanceof Problem && [0, 502, 504].includes(problem.status);
}

/**
 * Tries again when no answer came, and tells so each time.
 *
 * @param send sends the request, which may take so many milliseconds
 */
export async function patiently<T>(
  send: (begins: number) => Promise<T>,
  unanswered: () => void = () => {},
): Promise<T> {
  for (const [attempt, begins] of ATTEMPTS.entries()) {
    try {
      return await send(begins);
    } catch (problem) {
      if (!isUnanswered(problem)) throw problem;
      unanswered();
      const pause = PAUSES[attempt];
      if (pause === undefined) throw problem;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  throw new Problem(0);
}
