import type { FluentBundle } from '@fluent/bundle';

export const LANGUAGES = ['en', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language everything is shown in. */
export const chosen = $state<{ language: Language; bundle: FluentBundle | null }>({
  language: 'en',
  bundle: null,
});

/** Returns the first of the browser's languages that we speak, else English. */
export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const spoken = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (spoken) return spoken;
  }
  return 'en';
}
