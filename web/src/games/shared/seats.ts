/** How seats are told apart wherever a name would be too long: a shape, and a letter. */

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
 * Returns a letter for each player, of the own name and different from those of all others and
 * of companies: of Ann, Greta and Gus it is A, G and U. Where no letter is left it is a number.
 */
export function initials(names: readonly string[], companies: readonly string[] = []): string[] {
  const taken = new Set(companies.map((letter) => letter.toUpperCase()));
  return names.map((name, seat) => {
    const letters = [...name.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const numbers = names.map((_, i) => `${((seat + i) % names.length) + 1}`);
    const letter = [...letters, ...numbers].find((each) => !taken.has(each)) ?? '?';
    taken.add(letter);
    return letter;
  });
}
