import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { chosen, type Language } from './language.svelte';

export type Arguments = Record<string, FluentVariable>;

/** The message files of each language, loaded when it is chosen. */
const FILES = import.meta.glob<string>('../../messages/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Returns a bundle of all messages in the given files. */
export function bundleOf(language: Language, files: string[]): FluentBundle {
  const bundle = new FluentBundle(language === 'pt' ? 'pt-BR' : language, { useIsolating: false });
  for (const text of files) {
    for (const error of bundle.addResource(new FluentResource(text))) throw error;
  }
  return bundle;
}

/** Loads the messages of a language and shows everything in it. */
export async function speak(language: Language): Promise<void> {
  const wanted = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  const files = await Promise.all(wanted.map(([, load]) => load()));
  chosen.bundle = bundleOf(language, files);
  chosen.language = language;
  document.documentElement.lang = language === 'pt' ? 'pt-BR' : language;
}

/**
 * Returns a message in the chosen language. Where it is called in a component or a derived
 * value, a change of language brings the new text.
 */
export function t(key: string, args?: Arguments): string {
  const message = chosen.bundle?.getMessage(key);
  if (!chosen.bundle || !message?.value) return key;
  return chosen.bundle.formatPattern(message.value, args ?? null);
}

/** Whether there is such a message; for keys made from what the server sends. */
export function has(key: string): boolean {
  return chosen.bundle?.hasMessage(key) ?? false;
}
