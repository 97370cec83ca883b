import { notify } from '../app/notices.svelte';
import type { Located, TableContext } from '../games/types';
import { marksOf } from './marks';
import { nameOf } from './names';
import type { OpenTable } from './open-table.svelte';

/** Returns what the game is given of a table; it stays up to date by itself. */
export function contextOf(
  open: OpenTable,
  placed: (what: Located) => boolean = () => false,
): TableContext {
  const n = $derived(open.shown?.n ?? 0);
  const latest = $derived(open.steps[n - 1]?.events ?? []);
  const marks = $derived(marksOf(open.steps, n, open.table.you, open.table.seats.length, placed));
  const lit = $derived(open.lit ?? latest.filter(placed));
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
      return n;
    },
    get steps() {
      return open.steps;
    },
    get latest() {
      return latest;
    },
    get marks() {
      return marks;
    },
    get lit() {
      return lit;
    },
    light: (what) => (open.lit = what),
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
      // Nothing was tried, so nothing went wrong.
      notify('news', text, rule ? { game: open.table.game, id: rule } : null),
    name: (seat) => nameOf(open.table, seat),
  };
}
