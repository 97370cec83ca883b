import type { Located } from '../types';
import type { Route } from './track';

/** What an event, an action or the like names of a board of hexes. */
export interface Named {
  hexes: string[];
  route: Route | null;
}

/** Returns the hexes that something names, each once, and the route that it takes. */
export function namedBy(what: Located): Named {
  const own = ['hex', 'from', 'to'].flatMap((key) => {
    const value = what[key];
    return typeof value === 'string' ? [value] : [];
  });
  const more = [what['hexes'], what['ends']].flatMap((list) =>
    Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [],
  );
  const route = Array.isArray(what['route']) ? (what['route'] as Route) : null;
  return { hexes: [...new Set([...own, ...more])], route };
}

/** Whether something has a place on a board of hexes. */
export function isPlaced(what: Located): boolean {
  const { hexes, route } = namedBy(what);
  return hexes.length > 0 || route !== null;
}
