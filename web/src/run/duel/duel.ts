/** The little table of a duel, made ready to be shown (GR-4.2). */

import type { Duel } from '../wire';

/** One player's best run over one line; null where there is none. */
export interface Cell {
  score: number;
  /** Whether nobody else made as much, of two or more. */
  best: boolean;
}

export interface DuelRow {
  player: number;
  name: string;
  you: boolean;
  won: number;
  points: number;
  cells: (Cell | null)[];
}

/** Returns the rows of a duel, who leads first, a cell for each line. */
export function rowsOf(duel: Duel): DuelRow[] {
  return duel.players.map(({ player, name, you, won, points }) => ({
    player,
    name,
    you,
    won,
    points,
    cells: duel.lines.map(({ runs }) => {
      const own = runs.find((run) => run.player === player);
      if (!own) return null;
      const others = runs.filter((run) => run.player !== player);
      const best = others.length > 0 && others.every((run) => run.score < own.score);
      return { score: own.score, best };
    }),
  }));
}

/** How the asking player stands in a duel with others. */
export type Outcome = 'alone' | 'watching' | 'leading' | 'behind' | 'even';

/** Returns how the asking player stands: by lines won, not by points. */
export function outcomeOf(duel: Duel): Outcome {
  if (duel.players.length < 2) return 'alone';
  const own = duel.players.find((player) => player.you);
  if (!own) return 'watching';
  const most = Math.max(...duel.players.filter((other) => other !== own).map(({ won }) => won));
  return own.won > most ? 'leading' : own.won < most ? 'behind' : 'even';
}
