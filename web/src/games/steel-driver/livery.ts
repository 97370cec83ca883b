import { has, t } from '../../text/fluent';
import type { GoodsColor } from './view';

/** One stroke of a track pattern, laid over the company's colour, in units of the board. */
export interface Stroke {
  readonly width: number;
  readonly dash?: string;
  readonly cap?: 'round';
}

/** How a company looks: colours (names of the theme) and a pattern of its own. */
export interface Livery {
  readonly color: string;
  readonly on: string;
  readonly pattern: readonly Stroke[];
}

const LIVERIES: Record<string, Livery> = {
  red: livery('red', { width: 10, dash: '2.6 6.4' }),
  blue: livery('blue', { width: 2.6 }),
  green: livery('green', { width: 5.4, dash: '0 11', cap: 'round' }),
  yellow: livery('yellow', { width: 3.2, dash: '15 8' }),
  purple: livery('purple', { width: 3.6, dash: '11 7 0 7', cap: 'round' }),
  black: livery('black', { width: 5.4, dash: '9 9' }),
};

function livery(name: string, ...pattern: Stroke[]): Livery {
  return { color: `var(--${name})`, on: `var(--on-${name})`, pattern };
}

/** Returns the livery of a company: its namesake's, or that of its place among the boxes. */
export function liveryOf(company: string, companies: readonly string[]): Livery {
  const named = companies.every((id) => id in LIVERIES);
  const styles = Object.values(LIVERIES);
  const place = Math.max(0, companies.indexOf(company));
  return (named ? LIVERIES[company] : undefined) ?? styles[place % styles.length]!;
}

/** Returns what a company is called in the chosen language; boards may name their own. */
export function companyName(company: string): string {
  const key = `sd-company-${company}`;
  if (has(key)) return t(key);
  return company
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Returns the letter that stands for a company wherever its colour does. */
export function companyLetter(company: string): string {
  const key = `sd-letter-${company}`;
  return has(key) ? t(key) : company.charAt(0).toUpperCase();
}

export function goodsName(color: GoodsColor): string {
  return t(`sd-good-${color}`);
}

/** Returns the letter on a goods cube of that colour. */
export function goodsLetter(color: GoodsColor): string {
  return t(`sd-good-letter-${color}`);
}

/** The shapes of seat tokens, by seat: the outline of each in a box from -10 to 10. */
export const SEAT_SHAPES: readonly string[] = [
  'M0-9.2A9.2 9.2 0 1 1 0 9.2A9.2 9.2 0 1 1 0-9.2Z',
  'M-8.4-8.4H8.4V8.4H-8.4Z',
  'M0-10L10 0L0 10L-10 0Z',
  'M-5.2-9L5.2-9L10 0L5.2 9L-5.2 9L-10 0Z',
  'M0-10L9.8-2.6L6.1 8.6H-6.1L-9.8-2.6Z',
  'M-9.6-8.4H9.6V1.4C9.6 6 4.4 8.8 0 10C-4.4 8.8-9.6 6-9.6 1.4Z',
];

/**
 * Returns a letter for each player, of the own name and as far as possible different from the
 * others': of Ann, Greta and Gus it is A, G and U.
 */
export function initials(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const letters = [...name.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const letter = letters.find((each) => !taken.has(each)) ?? letters[0] ?? '?';
    taken.add(letter);
    return letter;
  });
}
