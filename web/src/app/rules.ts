import type { Language } from '../text/language.svelte';

/** The rules of a game as a page. */
export interface RulesText {
  html: string;
  contents: { id: string; title: string; level: number }[];
  /** The text of each rule by its id. */
  rules: Record<string, string>;
}

const TEXTS = import.meta.glob<RulesText>('../../rules/*.md');

/** Returns the rules of a game in a language, or null when there are none. */
export async function rulesOf(game: string, language: Language): Promise<RulesText | null> {
  const load = TEXTS[`../../rules/${game}.${language}.md`];
  return load ? await load() : null;
}
