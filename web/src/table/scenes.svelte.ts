import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte';
import { knock } from '../app/sound';
import type { Payday } from '../games/shared/payday';
import type { GameModule, Session, TableContext } from '../games/types';
import type { GameEvent } from '../wire/types';
import type { OpenTable } from './open-table.svelte';

/** How long the hammer of an auction is seen. */
const HAMMER_MS = 1600;

/** The scenes of a table, as they are told. */
export interface Scenes {
  /** The payday that is being told. */
  payday: Payday | null;
  /** The event in which the hammer has just fallen. */
  fallen: GameEvent | null;
}

/**
 * Tells in scenes what has just been shown, unless somebody is in a hurry.
 *
 * A scene holds the next step up until it is over, and ends where somebody goes on. To be called
 * while the table's component begins: the effects live as long as it does.
 */
export function scenesOf(
  open: OpenTable,
  game: GameModule,
  ctx: TableContext,
  session: Session,
): Scenes {
  let payday = $state.raw<Payday | null>(null);
  let fallen = $state.raw<GameEvent | null>(null);
  let toldOf = -1;

  $effect(() => {
    const { n, live } = ctx;
    untrack(() => {
      const isNews = live && toldOf >= 0 && n === toldOf + 1 && settings.pace !== 'instant';
      toldOf = n;
      const events = isNews ? ctx.latest : [];
      payday = isNews ? game.payday(events, ctx.view) : null;
      fallen = events.find((event) => game.hammer(event)) ?? null;
      if (fallen) knock();
    });
  });
  $effect(() => {
    if (!fallen) return;
    const timer = setTimeout(() => (fallen = null), HAMMER_MS);
    return () => clearTimeout(timer);
  });
  open.pacing.hush = () => {
    session.endScene?.();
    payday = null;
  };
  $effect(() => {
    const telling = (session.scene ?? false) || payday !== null;
    untrack(() => open.pacing.telling(telling));
  });
  $effect(() => {
    if (open.pacing.jumps > 0) untrack(() => open.pacing.hush());
  });
  $effect(() => {
    void settings.pace;
    untrack(() => open.pacing.changed());
  });

  return {
    get payday() {
      return payday;
    },
    set payday(told) {
      payday = told;
    },
    get fallen() {
      return fallen;
    },
    set fallen(event) {
      fallen = event;
    },
  };
}
