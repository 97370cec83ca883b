import {
  parse,
  type Message,
  type Pattern,
  type SelectExpression,
  type VariableReference,
} from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { bundleOf } from './fluent';
import { LANGUAGES, type Language } from './language.svelte';

const FILES = import.meta.glob<string>('../../messages/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Words that stay the same whatever number they follow, by language. */
const INVARIABLE: Record<Language, string[]> = {
  en: 'VP left available on to of for and in each wide'.split(' '),
  es: 'PV en a de y por para cada hasta seguidos'.split(' '),
  pt: 'PV no na em a de do da e por pela para cada até das às'.split(' '),
};

/** Where a number stands before a word that counts something else, or is never one. */
const REASONS: Record<string, string> = {
  'players-range most': 'a range ends at 2 or more',
  'st-capital-field most': 'capital comes in steps of 5',
  'sd-bid-note total': 'selected for itself',
  'st-event-turn_began turns': 'a verb follows, of the turn that begins',
  'sb-event-round_began round': 'a verb follows, of the round',
  'sd-event-turn_began turn': 'a verb follows, of the turn',
  'sb-event-dividend_paid performance': 'a verb follows, of the company',
};

interface Leaf {
  text: Pattern;
  /** The numbers by which it was chosen. */
  chosen: Set<string>;
}

const messages = LANGUAGES.flatMap((language) =>
  Object.entries(FILES)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, text]) => parse(text, {}).body)
    .filter((entry): entry is Message => entry.type === 'Message' && 'value' in entry)
    .map((message) => ({ language, key: message.id.name, message })),
);

const variable = (node: { type: string }): string | null =>
  node.type === 'VariableReference' ? (node as VariableReference).id.name : null;

const keyOf = ({ key }: SelectExpression['variants'][number]): string =>
  key.type === 'NumberLiteral' ? key.value : key.name;

/** Whether a choice is made by a number. */
const counts = (choice: SelectExpression): boolean =>
  choice.variants
    .map(keyOf)
    .some((key) => ['one', 'two', 'few', 'many'].includes(key) || +key >= 0);

function choicesIn(pattern: Pattern): SelectExpression[] {
  return pattern.elements.flatMap((element) => {
    if (element.type !== 'Placeable' || element.expression.type !== 'SelectExpression') return [];
    const choice = element.expression as SelectExpression;
    return [choice, ...choice.variants.flatMap(({ value }) => choicesIn(value))];
  });
}

function leavesOf(text: Pattern, chosen = new Set<string>()): Leaf[] {
  return [
    { text, chosen },
    ...text.elements.flatMap((element) => {
      if (element.type !== 'Placeable' || element.expression.type !== 'SelectExpression') return [];
      const choice = element.expression as SelectExpression;
      const name = variable(choice.selector);
      const more = name && counts(choice) ? new Set([...chosen, name]) : chosen;
      return choice.variants.flatMap(({ value }) => leavesOf(value, more));
    }),
  ];
}

/** The names that stand for numbers: those by which a text is chosen, and these. */
const NUMBERS = new Set(
  `affordable amount available bid bonus box by cash change cost count display dividend each gain
  held income last least level links lost most n number own percent performance points price profit
  rank round rounds score seconds sets shares stacks supply total towns turn turns value vp wait`
    .split(/\s+/)
    .concat(
      messages.flatMap(({ message }) =>
        (message.value ? choicesIn(message.value) : []).flatMap((choice) =>
          counts(choice) ? [variable(choice.selector) ?? ''] : [],
        ),
      ),
    ),
);

/** Each number that stands before a word: its name, the word, and what it was chosen by. */
function counted(pattern: Pattern): { name: string; word: string; chosen: Set<string> }[] {
  return leavesOf(pattern).flatMap(({ text, chosen }) =>
    text.elements.flatMap((element, i) => {
      const name = element.type === 'Placeable' ? variable(element.expression) : null;
      const [before, after] = [text.elements[i - 1], text.elements[i + 1]];
      if (name === null || !NUMBERS.has(name) || after?.type !== 'TextElement') return [];
      if (before?.type === 'TextElement' && before.value.endsWith('$')) return []; // money
      const word = /^[ \n]+(\p{L}+)/u.exec(after.value)?.[1];
      return word ? [{ name, word, chosen }] : [];
    }),
  );
}

/** A text for each way to choose by words, with a number put in, the others being 7. */
function* rendered(
  { language, message }: (typeof messages)[number],
  name: string,
  value: number,
): Generator<string> {
  if (!message.value) return;
  const bundle = bundles[language];
  const choices = choicesIn(message.value).filter((choice) => !counts(choice));
  const words = [...new Set(choices.map((choice) => variable(choice.selector) ?? ''))];
  const ways = words.map((word) =>
    choices
      .filter((choice) => variable(choice.selector) === word)
      .flatMap((choice) => choice.variants.map(keyOf)),
  );
  const all = ways.reduce<string[][]>(
    (sofar, keys) => sofar.flatMap((way) => keys.map((key) => [...way, key])),
    [[]],
  );
  const pattern = bundle.getMessage(message.id.name)?.value;
  if (!pattern) throw new Error(`There is no ${message.id.name}.`);
  for (const way of all) {
    const args: Record<string, string | number> = {};
    for (const used of namesIn(message.value)) args[used] = NUMBERS.has(used) ? 7 : 'X';
    words.forEach((word, i) => (args[word] = way[i] ?? ''));
    args[name] = value;
    const errors: Error[] = [];
    yield bundle.formatPattern(pattern, args, errors);
    expect(errors, message.id.name).toEqual([]);
  }
}

function namesIn(pattern: Pattern): Set<string> {
  return new Set(
    [...JSON.stringify(pattern).matchAll(/"VariableReference","id":\{[^}]*"name":"(\w+)"/g)].map(
      ([, name]) => name ?? '',
    ),
  );
}

const bundles = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    bundleOf(
      language,
      Object.entries(FILES)
        .filter(([path]) => path.includes(`/${language}/`))
        .map(([, text]) => text),
    ),
  ]),
) as Record<Language, ReturnType<typeof bundleOf>>;

describe.each(LANGUAGES)('numbers in %s', (language) => {
  const own = messages.filter((each) => each.language === language);

  it('choose the word they count, or stand before one that stays as it is', () => {
    const wrong = own.flatMap(({ key, message }) =>
      (message.value ? counted(message.value) : [])
        .filter(({ name, word, chosen }) => {
          if (chosen.has(name) || INVARIABLE[language].includes(word)) return false;
          return !(`${key} ${name}` in REASONS);
        })
        .map(({ name, word }) => `${key}: { $${name} } ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  it('make a difference where they choose', () => {
    const wrong = own.flatMap(({ key, message }) =>
      (message.value ? choicesIn(message.value) : [])
        .filter(counts)
        .filter(({ variants }) => {
          const texts = variants.map(({ value }) => JSON.stringify(value, leaveOut));
          return new Set(texts).size === 1;
        })
        .map((choice) => `${key}: ${variable(choice.selector)}`),
    );
    // English alone does not inflect these.
    expect(wrong.filter((each) => language !== 'en' || each !== 'st-tiles-left: count')).toEqual(
      [],
    );
  });

  it('read well as 0, 1, 2 and many', () => {
    const wrong: string[] = [];
    for (const each of own) {
      for (const name of each.message.value ? namesIn(each.message.value) : []) {
        if (!NUMBERS.has(name)) continue;
        const [none, one, two] = [0, 1, 2].map((value) => [...rendered(each, name, value)]);
        for (const many of [5, 21, 1_000_000]) expect([...rendered(each, name, many)]).not.toBe([]);
        (one ?? []).forEach((text, i) => {
          // One that is said in words is not none.
          if (text === none?.[i] && text !== two?.[i]) wrong.push(`${each.key} 0: ${text}`);
          const word = /(?<![\p{L}\d$,.−+-])1 (\p{L}+s)(?!\p{L})/u.exec(text)?.[1] ?? '';
          const stays = INVARIABLE[language].includes(word) || `${each.key} ${name}` in REASONS;
          if (word && !stays && two?.[i]?.includes(`2 ${word}`))
            wrong.push(`${each.key} 1: ${text}`);
        });
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('has a reason only for what is there', () => {
  const used = new Set(
    messages.flatMap(({ key, message }) =>
      message.value ? counted(message.value).map(({ name }) => `${key} ${name}`) : [],
    ),
  );
  expect(Object.keys(REASONS).filter((reason) => !used.has(reason))).toEqual([]);
});

function leaveOut(key: string, value: unknown): unknown {
  return key === 'span' ? undefined : value;
}
