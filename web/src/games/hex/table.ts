import type { TableContext } from '../types';

/** What the games played on boards of hexes show of their tables alike. */

export type Color = 'red' | 'blue' | 'yellow' | 'purple' | 'gray' | 'black';

export const COLORS: readonly Color[] = ['red', 'blue', 'yellow', 'purple', 'gray', 'black'];

/** Who owns track: a seat, or a company. */
export type Owner = number | string;

/** The face lying on a hex: segments between edges, or the spurs of a town. */
export type Face = { track: [number, number][] } | { spurs: number[] };

/** The tile on a hex, with the owner (or nobody) of each segment or spur. */
export type Laid<O extends Owner = Owner> = Face & { owners: (O | null)[] };

export interface Link<O extends Owner = Owner> {
  id: number;
  /** The second is null while the link is incomplete. */
  ends: [string, string | null];
  /** The hexes that carry its track, cities not among them. */
  hexes: string[];
  owner: O | null;
  complete: boolean;
  /** Whether it was extended in the build turn under way. */
  extended: boolean;
}

/** A city or town with the cubes that lie there. */
export interface Stop {
  hex: string;
  cubes: Color[];
}

export interface City extends Stop {
  color: Color;
  grown: boolean;
  /** Whether it is a New City, where a town was. */
  new: boolean;
}

/** What the views of all games on hexes hold. */
export interface HexView {
  to_act: number[];
  hexes: Record<string, Laid>;
  links: Link[];
  cities: City[];
  /** Tiles left, by the faces that a tile shows. */
  tiles_left: Record<string, number>;
  is_over: boolean;
}

export type HexContext<V extends HexView = HexView> = TableContext<V>;
