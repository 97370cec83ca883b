import type { Step } from '../../../wire/types';
import type { View } from '../view';

/** A seat's final score, as the rules add it up. */
export interface Row {
  seat: number;
  /** From play. */
  vp: number;
  income: number;
  /** What the income is worth. */
  income_vp: number;
  links: number;
  bankrupt: boolean;
  score: number;
}

/** The parts of a score, in the order in which they are told. */
export const PARTS = ['vp', 'income', 'links'] as const;
export type ScorePart = (typeof PARTS)[number];

/** Returns the final score sheet by rank; empty while the game goes on. */
export function sheetOf(steps: readonly Step[], view: View): Row[] {
  const over = steps.at(-1)?.events.find(({ type }) => type === 'game_over');
  const rows = (over?.['sheet'] as Row[] | undefined) ?? [];
  const rank = view.ranking.flat();
  return [...rows].sort((a, b) => rank.indexOf(a.seat) - rank.indexOf(b.seat));
}

/** Returns the VP that a part of the score is worth; of a bankrupt seat nothing. */
export function worth(row: Row, part: ScorePart): number {
  if (row.bankrupt) return 0;
  return part === 'vp' ? row.vp : part === 'income' ? row.income_vp : row.links;
}
