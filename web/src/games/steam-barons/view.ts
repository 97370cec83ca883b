import type { City, Color, Laid, Link, Stop } from '../hex/table';
import type { TableContext } from '../types';

export type { City, Color };
export type Phase = 'auction' | 'buy' | 'build' | 'move' | 'sell' | 'over';
export type CompanyId = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'black';

/** The companies in the order of the box. */
export const COMPANIES: readonly CompanyId[] = [
  'red',
  'blue',
  'green',
  'yellow',
  'purple',
  'black',
];

/** A share price in dollars; a company at B is bankrupt, or will be before the round ends. */
export type Price = number | 'B';
export const HIGHEST_PRICE = 18;
export const FIRST_PRICE = 5;

/** The auction of a company's share, and the buying at its price afterwards. */
export interface Auction {
  company: CompanyId;
  bid: number | null;
  /** The seat that holds the standing bid. */
  bidder: number | null;
  /** The seats that may still raise. */
  in: number[];
}

/** Who has still to choose what to sell; of what was chosen only what is one's own. */
export interface Sell {
  waiting: number[];
  next: CompanyId | null;
  chosen: Partial<Record<CompanyId, number>>;
}

export interface Company {
  price: Price;
  bankrupt: boolean;
  treasury: number;
  /** Shares on the company's display, still to be issued. */
  display: number;
  /** Shares in Available Shares. */
  available: number;
  controller: number | null;
  performance: number;
  /** Shares by seat. */
  shares: number[];
  /** How many complete links. */
  links: number;
}

export interface Player {
  name: string;
  cash: number;
  /** Cash and shares at their current prices. */
  worth: number;
  shares: Partial<Record<CompanyId, number>>;
  /** The cash that may be expected in the end, an estimate. */
  outlook: number;
}

/** The market card: lists by performance go on with their last entry. */
export interface Market {
  /** How many shares a company has. */
  shares: number;
  dividend: number[];
  profit: number[];
  bonus: number[];
  /** By number of stacks: the change of price of each, best first. */
  adjustment: Record<string, number[]>;
  /** How many stacks there would be now. */
  stacks: number;
}

/** What a seat may know of a game of Steam Barons. */
export interface View {
  game: string;
  board: string;
  n: number;
  to_act: number[];
  chance_due: string | null;
  round: number;
  rounds: number;
  phase: Phase;
  /** The companies that are not bankrupt. */
  order: CompanyId[];
  /** The company up for auction, or on turn to build or move. */
  company: CompanyId | null;
  first_player: number | null;
  auction: Auction | null;
  build: { company: CompanyId; tiles_left: number } | null;
  /** Whether first or second cubes are moved. */
  cube: number | null;
  sell: Sell | null;
  companies: Record<CompanyId, Company>;
  players: Player[];
  market: Market;
  hexes: Record<string, Laid<CompanyId>>;
  links: Link<CompanyId>[];
  cities: City[];
  towns: Stop[];
  tiles_left: Record<string, number>;
  delivered: Color[];
  is_over: boolean;
  scores: number[];
  ranking: number[][];
}

export type Context = TableContext<View>;

/** Returns a price as a number: a company at B is worth nothing. */
export function dollars(price: Price): number {
  return price === 'B' ? 0 : price;
}

/** Returns an entry of a list of the market card. */
export function entry(list: readonly number[], performance: number): number {
  return list[Math.min(performance, list.length - 1)] ?? 0;
}
