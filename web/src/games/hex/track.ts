import { neighbour } from './hex';
import type { HexView, Laid, Link, Owner } from './table';

/** A piece of a way over track: on a hex from one edge to another, or between edge and middle. */
export interface Piece {
  hex: string;
  from: number | null;
  to: number | null;
}

/** A link followed from one of its stops. */
export interface Trace {
  pieces: Piece[];
  /** The stop at the other end; null where it is open. */
  to: string | null;
  owner: Owner | null;
}

type Table = Pick<HexView, 'hexes' | 'cities' | 'links'>;

/** Returns the track that reaches an edge of a hex: where it leads, and whose it is. */
export function trackAt(
  laid: Laid | undefined,
  edge: number,
): { to: number | null; owner: Owner | null } | null {
  if (!laid) return null;
  if ('spurs' in laid) {
    const i = laid.spurs.indexOf(edge);
    return i < 0 ? null : { to: null, owner: laid.owners[i] ?? null };
  }
  const i = laid.track.findIndex((pair) => pair.includes(edge));
  const pair = laid.track[i];
  if (!pair) return null;
  return { to: pair[0] === edge ? pair[1] : pair[0], owner: laid.owners[i] ?? null };
}

/** Returns the link that leaves a stop over an edge, followed to its end; null without track. */
export function trace(view: Table, stop: string, edge: number): Trace | null {
  const cities = new Set(view.cities.map(({ hex }) => hex));
  if (cities.has(stop) && cities.has(neighbour(stop, edge))) return overPair(view, stop, edge);
  const pieces: Piece[] = [];
  let owner: Owner | null = null;
  if (!cities.has(stop)) {
    const spur = trackAt(view.hexes[stop], edge);
    if (!spur) return null;
    owner = spur.owner;
    pieces.push({ hex: stop, from: null, to: edge });
  }
  let at = neighbour(stop, edge);
  let entry = (edge + 3) % 6;
  while (pieces.length < 200) {
    if (cities.has(at)) return pieces.length > 0 ? { pieces, to: at, owner } : null;
    const track = trackAt(view.hexes[at], entry);
    if (!track) return pieces.length > 0 ? { pieces, to: null, owner } : null;
    owner = track.owner;
    pieces.push({ hex: at, from: entry, to: track.to });
    if (track.to === null) return { pieces, to: at, owner };
    entry = (track.to + 3) % 6;
    at = neighbour(at, track.to);
  }
  return null;
}

/** Returns the link that joins two neighbouring cities: no tile carries it. */
function overPair(view: Table, stop: string, edge: number): Trace | null {
  const to = neighbour(stop, edge);
  const link = view.links.find(
    ({ ends, hexes }) => hexes.length === 0 && ends.includes(stop) && ends.includes(to),
  );
  if (!link) return null;
  const pieces = [
    { hex: stop, from: null, to: edge },
    { hex: to, from: (edge + 3) % 6, to: null },
  ];
  return { pieces, to, owner: link.owner };
}

/** Returns the pieces of a link, from its first end on. */
export function piecesOf(view: Table, link: Pick<Link, 'ends' | 'hexes'>): Piece[] {
  const wanted = link.hexes.join();
  for (let edge = 0; edge < 6; edge += 1) {
    const found = trace(view, link.ends[0], edge);
    const isPair = found?.to === neighbour(link.ends[0], edge);
    const carried = isPair ? '' : found?.pieces.map(({ hex }) => hex).join();
    if (found && found.to === link.ends[1] && carried === wanted) return found.pieces;
  }
  return [];
}

/** A route as actions write it: each stop that is left, and the edge it is left by. */
export type Route = [string, number][];

/** Returns the links of a route, followed one after the other. */
export function traceRoute(view: Table, route: Route): Trace[] {
  return route.flatMap(([hex, edge]) => trace(view, hex, edge) ?? []);
}
