/** How owners of track look: a colour and a pattern, so that nobody needs the colour alone. */

/** One stroke of a track pattern, laid over the owner's colour, in units of the board. */
export interface Stroke {
  readonly width: number;
  readonly dash?: string;
  readonly cap?: 'round';
}

/** How an owner looks: colours (names of the theme) and a pattern of its own. */
export interface Livery {
  readonly color: string;
  readonly on: string;
  readonly pattern: readonly Stroke[];
}

/** The liveries by the colour they are named after, in the order in which they are given out. */
export const LIVERIES: Readonly<Record<string, Livery>> = {
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

/** Track that belongs to nobody. */
export const UNOWNED: Livery = {
  color: 'var(--owner-nobody)',
  on: 'var(--on-owner-nobody)',
  pattern: [{ width: 8, dash: '1.6 4.4' }],
};

/** Returns the livery of whoever comes at a place, begun anew after the last one. */
export function liveryAt(place: number): Livery {
  const all = Object.values(LIVERIES);
  return all[Math.max(0, place) % all.length]!;
}
