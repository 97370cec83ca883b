/** The forms that travel between server and client, under the names the client uses. */

import type { components } from './schema';

type Forms = components['schemas'];

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

/** One action of the record with what it caused; the action is null until it is revealed. */
export type Step = Omit<Forms['Step'], 'action' | 'events'> & {
  action: Action | null;
  events: GameEvent[];
};

/**
 * What the own seat may do, and what each action would cause, in the same order: null where
 * there is so much of it that one asks.
 */
export type Legal = Omit<Forms['Legal'], 'actions' | 'previews'> & {
  actions: Action[];
  previews: (GameEvent[] | null)[];
};

/** What an action would cause, or why it is refused. */
export type Preview = Omit<Forms['Preview'], 'events'> & { events: GameEvent[] | null };

/** What the strongest bot would do, and what it expects of each action, best first. */
export type HintWaits = Forms['HintWaits'];
export type Hint = Omit<Forms['Hint'], 'action' | 'reasons'> & {
  action: Action;
  reasons: (Omit<Forms['Reason'], 'action'> & { action: Action })[];
};

export type Played = Omit<Forms['Played'], 'action' | 'events'> & {
  action: Action | null;
  events: GameEvent[];
};

export interface Place {
  x: number;
  y: number;
  /** How far it reaches from its middle. */
  r: number;
  kind: string;
}

/** A board as the server gives it, with its drawing. */
export type BoardFile = Omit<Forms['Board'], 'places'> & {
  /** Where locations (or hexes) lie in the drawing, how large, and of what kind. */
  places: Record<string, Place>;
  /** The text of `map.svg`. */
  svg: string;
};

export type Level = Forms['Substitute']['level'];
export type Seat = Forms['Seat'];
export type Vote = Forms['Vote'];
export type NewVote = Forms['NewVote'];
export type TakeBacks = Forms['Table']['takebacks'];
export type Table = Forms['Table'];
export type ChatLine = Forms['Line'];
export type Me = Forms['Me'];
export type View = Forms['View'];
export type Refusal = Forms['Refusal'];
export type Titles = Forms['Title'];
export type OptionChoice = Forms['OptionEntry'];
export type BoardEntry = Forms['BoardEntry'];
export type GameEntry = Forms['GameEntry'];
export type Catalog = Forms['Catalog'];
export type NewTable = Forms['NewTable'];
