import type { Point } from '../../board/types';
import type { BoardFile } from '../../wire/types';
import type { Located } from '../types';
import type { Company, GoodsColor } from './view';

export interface Location {
  readonly id: string;
  readonly name: string;
  readonly isStart: boolean;
  readonly color: GoodsColor;
  readonly value: number;
  readonly at: Point;
  /** How far its sign reaches, in units of the drawing. */
  readonly radius: number;
}

export interface Route {
  /** The same whichever end is named first. */
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly cost: number;
}

/** A board as the table needs it: what lies where, and what leads where. */
export interface Layout {
  readonly locations: ReadonlyMap<string, Location>;
  readonly routes: ReadonlyMap<string, Route>;
  /** The ends of the transcontinental link. */
  readonly ends: readonly [string, string];
}

/** Returns the id of the route between two locations. */
export function routeId(a: string, b: string): string {
  return a < b ? `${a}~${b}` : `${b}~${a}`;
}

interface Content {
  location: { id: string; name: string; kind: string; color: GoodsColor; value: number }[];
  route: { a: string; b: string; cost: number }[];
  transcontinental: [string, string];
}

/** Returns the layout of a board file. */
export function layoutOf(board: BoardFile): Layout {
  const content = board.content as unknown as Content;
  const locations = content.location.map(({ id, name, kind, color, value }) => {
    const { x, y, r } = board.places[id] ?? { x: 0, y: 0, r: 0 };
    return { id, name, isStart: kind === 'start', color, value, at: { x, y }, radius: r };
  });
  const routes = content.route.map(({ a, b, cost }) => ({ id: routeId(a, b), a, b, cost }));
  return {
    locations: new Map(locations.map((location) => [location.id, location])),
    routes: new Map(routes.map((route) => [route.id, route])),
    ends: content.transcontinental,
  };
}

/** Returns the network of a company: all locations touched by its links. */
export function networkOf(company: Company): Set<string> {
  return new Set(company.links.flat());
}

/** Returns which company has its link on which route. */
export function linkOwners(companies: Record<string, Company>): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [id, company] of Object.entries(companies)) {
    for (const [from, to] of company.links) owners.set(routeId(from, to), id);
  }
  return owners;
}

/** Whether something has a place on the board: a link, or a location. */
export function isPlaced(what: Located): boolean {
  return (
    typeof what['location'] === 'string' ||
    (typeof what['from'] === 'string' && typeof what['to'] === 'string')
  );
}
