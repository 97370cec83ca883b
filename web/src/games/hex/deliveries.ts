import type { Action } from '../../wire/types';
import type { Route } from './track';
import type { Color } from './table';

/** One way to deliver a cube. */
export interface Delivery {
  action: Action;
  from: string;
  color: Color;
  to: string;
  route: Route;
  /** Points by seat, where they differ; else none. */
  points: number[];
  /** How many links it takes. */
  links: number;
  /** What it is worth to whoever delivers: points, or performance. */
  own: number;
  /** The points of all others together. */
  others: number;
}

/** Compares two deliveries: more own points first, then fewer of the rivals, then the shorter. */
export function better(a: Delivery, b: Delivery): number {
  return b.own - a.own || a.others - b.others || a.links - b.links;
}

/** Returns the best delivery of each cube to each city, the best of all first. */
export function bestDeliveries(deliveries: readonly Delivery[]): Delivery[] {
  const best = new Map<string, Delivery>();
  for (const each of deliveries) {
    const key = `${each.from} ${each.color} ${each.to}`;
    const known = best.get(key);
    if (!known || better(each, known) < 0) best.set(key, each);
  }
  return [...best.values()].sort(better);
}

/**
 * Returns the ways between which there is something to choose: of those worth the same to
 * everybody only the shortest.
 */
export function distinctWays(deliveries: readonly Delivery[]): Delivery[] {
  const found = new Map<string, Delivery>();
  for (const each of [...deliveries].sort(better)) {
    const key = `${each.to} ${each.own} ${each.points.join()}`;
    if (!found.has(key)) found.set(key, each);
  }
  return [...found.values()];
}
