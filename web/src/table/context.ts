import { notify } from '../app/notices.svelte';
import type { TableContext } from '../games/types';
import { nameOf } from './names';
import type { OpenTable } from './open-table.svelte';

/** Returns what the game is given of a table; it stays up to date by itself. */
export function contextOf(open: OpenTable): TableContext {
  return {
    get table() {
      return open.table;
    },
    get board() {
      return open.board;
    },
    get view() {
      return open.shown?.view;
    },
    get seat() {
      return open.table.you;
    },
    get legal() {
      return open.past || open.trail ? null : open.legal;
    },
    get live() {
      return open.past === null;
    },
    get present() {
      return open.past === null && open.trail === null;
    },
    get n() {
      return open.shown?.n ?? 0;
    },
    get steps() {
      return open.steps;
    },
    get latest() {
      return open.steps[(open.shown?.n ?? 0) - 1]?.events ?? [];
    },
    get hint() {
      return open.past || open.trail ? null : (open.hint?.action ?? null);
    },
    get sending() {
      return open.sending;
    },
    get mayUndo() {
      return open.past === null && open.trail === null && open.mayUndo;
    },
    undo: () => open.undo(),
    play: (action) => open.play(action),
    previews: (actions) => open.previews(actions),
    explain: (text, rule) =>
      notify('refusal', text, rule ? { game: open.table.game, id: rule } : null),
    name: (seat) => nameOf(open.table, seat),
  };
}
