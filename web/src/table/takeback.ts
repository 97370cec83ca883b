import type { Step, Table } from '../wire/types';

/** What can be taken back from a table's last step: alone, or only if others agree. */
export interface TakeBack {
  /** How many steps stay. */
  to: number;
  /** Whether others have gone on, who must be asked. */
  ask: boolean;
}

/** Returns whether one person plays here, against bots. */
export function isAlone(table: Table): boolean {
  return table.seats.every(
    ({ seat, kind, left }) => seat === table.you || kind === 'bot' || left === true,
  );
}

/**
 * Returns what taking back an own decision means now; null where it cannot be.
 *
 * `from` is the decision, as the number of steps before it; without it the own last one. The server
 * has the last word: what chance drew and secrets that are known now stay.
 */
export function takeBack(table: Table, steps: Step[], from?: number): TakeBack | null {
  const { you, status, takebacks } = table;
  if (you === null || status !== 'playing' || takebacks === 'none') return null;
  if ((table.seats[you]?.substitute ?? null) !== null) return null;
  const own = (step: Step) => step.action?.seat === you;
  const to = from ?? steps.findLastIndex(own);
  const step = steps[to];
  if (to < 0 || !step || !own(step)) return null;
  const later = steps.slice(to + 1);
  if (steps.slice(to).some(({ action }) => action === null || action.seat === null)) return null;
  if (later.every(own) || isAlone(table)) return { to, ask: false };
  return takebacks === 'ask' ? { to, ask: true } : null;
}
