/** Numbers as they are written at a table. */

/** Returns a number with its sign, a true minus where it is one: +3, 0, −2. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** Returns a number with a true minus where it is negative. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}
