import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.svelte';

const FILES = import.meta.glob<string>('../../messages/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CODE = import.meta.glob<string>(
  ['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../**/*.d.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The messages of a file: each key with the names of its arguments. */
function messagesOf(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of parse(text, {}).body) {
    expect(entry.type).not.toBe('Junk');
    if (entry.type !== 'Message') continue;
    const message = entry as Message;
    expect(found.has(message.id.name), `${message.id.name} stands twice`).toBe(false);
    const names = new Set<string>();
    new (class extends Visitor {
      visitVariableReference(node: VariableReference) {
        names.add(node.id.name);
      }
    })().visit(message);
    found.set(message.id.name, [...names].sort());
  }
  return found;
}

/** The files of a language by name. */
function filesIn(language: string): Map<string, string> {
  const folder = `../../messages/${language}/`;
  return new Map(
    Object.entries(FILES)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, text]) => [path.slice(folder.length), text]),
  );
}

const english = [...filesIn('en')].map(([file, text]) => [file, messagesOf(text)] as const);
const keys = new Set(english.flatMap(([, messages]) => [...messages.keys()]));
const code = Object.values(CODE).join('\n');

describe('messages', () => {
  it.each(LANGUAGES)('are all there in %s, with the same arguments', (language) => {
    const files = filesIn(language);
    expect([...files.keys()]).toEqual(english.map(([file]) => file));
    for (const [file, messages] of english)
      expect(messagesOf(files.get(file) ?? ''), file).toEqual(messages);
  });

  it('do not stand in two files', () => {
    expect(keys.size).toBe(english.reduce((sum, [, messages]) => sum + messages.size, 0));
  });

  it('are there for every key the code names', () => {
    const named = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('are there for every beginning of a key that the code completes', () => {
    const begun = [...code.matchAll(/\bt\(\s*`([^`$]+)\$\{/g)].map((match) => match[1] ?? '');
    expect(begun.length).toBeGreaterThan(0);
    expect(begun.filter((start) => ![...keys].some((key) => key.startsWith(start)))).toEqual([]);
  });

  it('are all used', () => {
    const whole = new Set([...code.matchAll(/'([a-z][a-z0-9-]*)'/g)].map((match) => match[1]));
    const begun = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? '');
    const used = (key: string) => whole.has(key) || begun.some((start) => key.startsWith(start));
    expect([...keys].filter((key) => !used(key))).toEqual([]);
  });
});
