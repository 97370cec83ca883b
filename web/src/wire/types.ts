/** The forms that travel between server and client, under the names the client uses. */

/** An action of a seat (null: chance), with its fields. */
export interface Action {
  seat: number | null;
  type: string;
  [field: string]: unknown;
}

/** Something that happened: a type, and what belongs to it. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** One action of the record with what it caused. */
export interface Step {
  n: number;
  action: Action;
  events: GameEvent[];
  at: string;
}

export type Level = 'random' | 'greedy' | 'mcts';
export type SeatKind = 'human' | 'bot' | 'open';

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string | null;
  level: Level | null;
  online: boolean;
  substitute: Level | null;
  /** For the creator of a table whose seat is still open. */
  link?: string | null;
}

export interface Table {
  id: string;
  game: string;
  board: string;
  options: Record<string, unknown>;
  pace: 'live' | 'casual';
  public: boolean;
  seeded: boolean;
  status: 'open' | 'playing' | 'over';
  n: number;
  to_act: number[];
  creator: boolean;
  you: number | null;
  seats: Seat[];
  created: string;
  updated: string;
}

export interface Legal {
  n: number;
  seat: number;
  actions: Action[];
  /** What each action would cause, in the order of `actions`. */
  previews: GameEvent[][];
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface Refusal {
  code: string;
  text: string;
  rule: string;
}

/** A board as the server gives it, with its drawing. */
export interface BoardFile {
  id: string;
  title: Titles;
  players: [number, number];
  credits: string;
  /** Width and height of the drawing, in its own units. */
  size: [number, number];
  /** Where locations (or hexes) lie in the drawing. */
  places: Record<string, [number, number]>;
  /** The board file parsed. */
  content: Record<string, unknown>;
  /** The text of `map.svg`. */
  svg: string;
}

export type Titles = Record<'en' | 'es' | 'pt', string>;

export interface OptionChoice {
  name: string;
  values: string[];
  /** Whether the number of a seat may be chosen as well. */
  seat: boolean;
  default: unknown;
}

export interface BoardEntry {
  id: string;
  title: Titles;
  players: [number, number];
  supplied: boolean;
}

export interface GameEntry {
  id: string;
  title: string;
  players: [number, number];
  options: OptionChoice[];
  boards: BoardEntry[];
}

export interface Catalog {
  games: GameEntry[];
  levels: Level[];
}

export interface Hint {
  n: number;
  action: Action;
  reasons: { action: Action; value: number; visits: number }[];
}
