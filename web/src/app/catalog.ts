import type { Language } from '../text/language.svelte';
import * as server from '../wire/client';
import type { BoardEntry, Catalog, GameEntry, Titles } from '../wire/types';

let kept: Promise<Catalog> | null = null;

/** Returns the games and boards there are, asked once. */
export function catalog(): Promise<Catalog> {
  kept ??= server.catalog().catch((problem: unknown) => {
    kept = null;
    throw problem;
  });
  return kept;
}

/** Asks anew next time, after a board was added. */
export function forgetCatalog(): void {
  kept = null;
}

/** Returns a title in a language. */
export function titleIn(title: Titles, language: Language): string {
  return title[language] || title.en;
}

export function gameOf(catalog: Catalog | null, id: string): GameEntry | null {
  return catalog?.games.find((game) => game.id === id) ?? null;
}

export function boardOf(game: GameEntry | null, id: string): BoardEntry | null {
  return game?.boards.find((board) => board.id === id) ?? null;
}
