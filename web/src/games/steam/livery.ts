import { UNOWNED, type Livery, type Stroke } from '../shared/livery';

/** The widths of patterns are in units of a hex of radius 50. */
function livery(name: string, ...pattern: Stroke[]): Livery {
  return { color: `var(--owner-${name})`, on: `var(--on-owner-${name})`, pattern };
}

/** By seat. None of the colours is one of the goods', so that track is not taken for cubes. */
const LIVERIES: readonly Livery[] = [
  livery('green', { width: 2.4 }),
  livery('orange', { width: 7, dash: '2 6' }),
  livery('teal', { width: 4, dash: '0 9', cap: 'round' }),
  livery('brown', { width: 2.8, dash: '11 6' }),
  livery('pink', { width: 3.2, dash: '8 6 0 6', cap: 'round' }),
  livery('ink', { width: 4.6, dash: '7 7' }),
];

/** Returns the livery of a seat; of nobody for null. */
export function liveryOf(owner: number | null): Livery {
  return owner === null ? UNOWNED : LIVERIES[owner % LIVERIES.length]!;
}
