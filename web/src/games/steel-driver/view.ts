import type { TableContext } from '../types';

export type Phase = 'auction' | 'build' | 'claim' | 'over';
export type GoodsColor = 'white' | 'black' | 'silver' | 'orange' | 'red';

export const GOODS: readonly GoodsColor[] = ['white', 'black', 'silver', 'orange', 'red'];

/** An auction under way. */
export interface Auction {
  company: string;
  bid: number;
  /** The seat that holds the standing bid. */
  bidder: number;
  /** The seats that may still raise. */
  in: number[];
}

/** A company's box and track. */
export interface Company {
  cubes: number;
  controller: number | null;
  /** Whether the control marker lies in the box, to be bought. */
  marker: boolean;
  /** Dollars, this turn. */
  profit: number;
  /** Share tokens by seat. */
  shares: number[];
  /** From and to, in the order they were laid. */
  links: [string, string][];
  links_left: number;
  start: string | null;
  goods: Partial<Record<GoodsColor, number>>;
  /** What each share pays; null before the end. */
  final_profit: number | null;
  /** An estimate of it. */
  likely_profit: number;
}

export interface Player {
  name: string;
  cubes: number;
  cash: number;
  /** By company. */
  shares: Record<string, number>;
  /** The cash that may be expected in the end, an estimate. */
  outlook: number;
}

export interface TranscontinentalLink {
  builder: string;
  others: string[];
  /** Location ids from the first end to the second. */
  chain: string[];
}

/** The public state of a game of Steel Driver. */
export interface View {
  n: number;
  to_act: number[];
  chance_due: string | null;
  turn: number;
  phase: Phase;
  active_player: number | null;
  auction: Auction | null;
  /** The company up for auction, or on turn to build or claim. */
  company: string | null;
  order: string[];
  passed: string[];
  /** By id, in box order. */
  companies: Record<string, Company>;
  seats: Player[];
  /** The locations where a goods cube still lies. */
  goods: string[];
  transcontinental: TranscontinentalLink | null;
  pool: number;
  is_over: boolean;
  scores: number[];
  ranking: number[][];
}

export type Context = TableContext<View>;

/** The number of turns before the final phase. */
export const TURNS = 5;
