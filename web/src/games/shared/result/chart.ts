/** Where a line of a chart runs, and how its axis is marked. */

/**
 * Returns round whole marks from at most the least value, or 0, to at least the greatest, about
 * `wanted` of them.
 */
export function marks(greatest: number, least = 0, wanted = 5): number[] {
  const lowest = Math.min(0, least);
  const rough = Math.max(greatest - lowest, wanted) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 2.5, 5, 10].map((m) => m * power).filter(Number.isInteger);
  const step = steps.find((each) => each >= rough) ?? Math.ceil(rough);
  const first = Math.floor(lowest / step);
  const last = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Returns labels' heights, pushed apart to at least `gap`, in the order given, within bounds. */
export function spread(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let floor = -Infinity;
  for (const label of order) {
    label.y = Math.max(label.y, floor);
    floor = label.y + gap;
  }
  let ceiling = lowest;
  for (const label of [...order].reverse()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - gap;
  }
  const spreadOut: number[] = [];
  for (const { y, i } of order) spreadOut[i] = y;
  return spreadOut;
}
