import type { City, Color, Face, Laid as HexLaid, Link as HexLink } from '../hex/table';
import type { TableContext } from '../types';

export { COLORS } from '../hex/table';
export type { City, Color, Face };

export type Phase = 'auction' | 'capital' | 'tiles' | 'build' | 'move' | 'score' | 'over';
export type ActionTile =
  | 'turn-order'
  | 'first-move'
  | 'engineer'
  | 'first-build'
  | 'city-growth'
  | 'locomotive'
  | 'urbanization';

/** The action tiles in the order of their values, which begin with 1. */
export const ACTION_TILES: readonly ActionTile[] = [
  'turn-order',
  'first-move',
  'engineer',
  'first-build',
  'city-growth',
  'locomotive',
  'urbanization',
];

/** An auction of the order under way. */
export interface Auction {
  bid: number | null;
  /** The seat that holds the standing bid. */
  bidder: number | null;
  /** The seats that may still raise. */
  in: number[];
  /** The last bid of each seat. */
  offers: number[];
  /** Who has taken each place so far. */
  places: (number | null)[];
  /** The seat that may pass once without leaving. */
  free_pass: number | null;
}

/** The build turn under way. */
export interface Build {
  seat: number;
  tiles_left: number;
  /** The paid action that is still to be carried out. */
  action: ActionTile | null;
}

export interface Player {
  name: string;
  money: number;
  income: number;
  vp: number;
  locomotive: number;
  /** Whether the locomotive was improved in this turn's phase 3. */
  improved: boolean;
  tile: ActionTile | null;
  /** Whether the action of the tile is used, not passed. */
  tile_used: boolean;
  bankrupt: boolean;
  /** How many complete links. */
  links: number;
  /** Points of the delivery just made, still to be put on income or VP. */
  points: number;
  /** The VP if the game ended now. */
  score: number;
  /** The VP that may be expected in the end, an estimate. */
  outlook: number;
}

export type Laid = HexLaid<number>;
export type Link = HexLink<number>;

/** The public state of a game of Steam: all there is, as nobody has secrets. */
export interface View {
  game: string;
  board: string;
  options: { rules: 'base' | 'standard'; order: 'random' | 'auction' };
  n: number;
  to_act: number[];
  chance_due: string | null;
  turn: number;
  turns: number;
  phase: Phase;
  /** The round of phase 3 under way. */
  round: number | null;
  order: number[];
  auction: Auction | null;
  build: Build | null;
  players: Player[];
  hexes: Record<string, Laid>;
  links: Link[];
  cities: City[];
  supply: Color[][];
  bag: Color[];
  delivered: Color[];
  /** Tiles left, by the faces that a tile shows. */
  tiles_left: Record<string, number>;
  new_cities: Partial<Record<Color, number>>;
  growth_markers: number;
  is_over: boolean;
  scores: number[];
  ranking: number[][];
}

export type Context = TableContext<View>;
