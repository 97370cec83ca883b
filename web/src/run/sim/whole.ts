/** Lists of whole numbers: ranges of them, and rows of them in order. */

/** Returns the numbers from 0, or from `from`, up to but without `to`. */
export function upTo(from: number, to?: number): number[] {
  const [low, high] = to === undefined ? [0, from] : [from, to];
  return Array.from({ length: Math.max(0, high - low) }, (_, place) => low + place);
}

/** Returns rows of numbers sorted by their first number, where equal by the next, and so on. */
export function sorted<Row extends readonly unknown[]>(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => {
    for (let place = 0; place < one.length; place++) {
      const difference = Number(one[place]) - Number(other[place]);
      if (difference) return difference;
    }
    return 0;
  });
}
