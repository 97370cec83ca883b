import type { GameEvent } from '../../wire/types';

/** What one player gets or pays, of what. */
export interface Share {
  /** The place of the stage in which it is told. */
  stage: number;
  /** The company that pays, where one does. */
  company: string | null;
  /** Dollars; what is paid is negative. */
  amount: number;
}

/** A payday: what everybody gets, told in stages and summed up. */
export interface Payday {
  title: string;
  /** What is told one after another; one stage at least. */
  stages: { text: string; company: string | null }[];
  /** One for each seat. */
  rows: { seat: number; shares: Share[]; total: number; cash: number; out: boolean }[];
}

/** Returns the rows of a payday from events with `seat` and `amount`, by seat. */
export function rowsOf(
  events: readonly GameEvent[],
  cash: readonly number[],
  stageOf: (event: GameEvent) => number,
): Payday['rows'] {
  return cash.map((money, seat) => {
    const shares = events
      .filter((event) => event['seat'] === seat)
      .map((event) => ({
        stage: stageOf(event),
        company: typeof event['company'] === 'string' ? event['company'] : null,
        amount: event['amount'] as number,
      }));
    const total = shares.reduce((sum, { amount }) => sum + amount, 0);
    return { seat, shares, total, cash: money, out: false };
  });
}
