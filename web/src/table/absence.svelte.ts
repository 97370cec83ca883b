import type { OpenTable } from './open-table.svelte';
import { lastOf } from './timeline';

/** What happened while somebody was away from a table. */
export interface Absence {
  /** The first and the last step of what has not been seen, until it is told or done with. */
  since: { from: number; to: number } | null;
  /** Offers to tell what others have done after the first steps, which have been seen. */
  returned(seen: number): void;
  /** The page has gone to the background, or come back from there. */
  turnedTo(): void;
}

/**
 * Follows when somebody goes away and comes back, and forgets it when they play on.
 *
 * To be called while the table's component begins: its effect lives as long as it does.
 */
export function absenceFrom(open: OpenTable): Absence {
  let since = $state<{ from: number; to: number } | null>(null);
  let left: number | null = null;

  function returned(seen: number) {
    const from = Math.max(seen, lastOf(open.steps, open.table.you));
    if (open.n > from) since = { from, to: open.n };
  }

  $effect(() => {
    if (since && lastOf(open.steps, open.table.you) > since.from) since = null;
  });

  return {
    get since() {
      return since;
    },
    set since(told) {
      since = told;
    },
    returned,
    // A page in the background is not followed: who comes back to it is told what was missed.
    turnedTo() {
      if (document.visibilityState !== 'visible') left = open.trail?.n ?? open.n;
      else if (left !== null && !open.past) returned(left);
      if (document.visibilityState === 'visible') left = null;
    },
  };
}
