import { listed } from '../../text/when';
import { plain } from '../shared/numbers';

/**
 * Returns what the sentence about the end is told: who shares the first place, with how many VP.
 * Bankrupt players share the last place; where all are, it is nobody's win, and the count is 0.
 */
export function winnersOf(
  ranking: readonly number[][],
  scores: readonly number[],
  isBankrupt: (seat: number) => boolean,
  name: (seat: number) => string,
): { names: string; count: number; score: string } {
  const winners = (ranking[0] ?? []).filter((seat) => !isBankrupt(seat));
  return {
    names: listed(winners.map(name)),
    count: winners.length,
    score: plain(scores[winners[0] ?? 0] ?? 0),
  };
}
