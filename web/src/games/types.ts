/**
 * What the frame of a table and a game agree on. The frame knows tables, seats, steps and
 * history; the game draws its board and panels and says its events in sentences. Neither
 * knows rules: what may be done is what the server lists.
 */

import type { Component } from 'svelte';
import type { Payday } from './shared/payday';
import type { Action, BoardFile, GameEvent, Legal, Preview, Step, Table } from '../wire/types';

/** An event, an action or the like that names places on the board. */
export type Located = Readonly<Record<string, unknown>>;

/** The last move of a player on the board. */
export interface Mark {
  seat: number;
  events: GameEvent[];
}

/** The table as the frame shows it now; reactive, and read-only for the game. */
export interface TableContext<V = unknown> {
  readonly table: Table;
  readonly board: BoardFile;
  /** The position shown: the present, or a moment of the past. */
  readonly view: V;
  /** The own seat; null for a spectator. */
  readonly seat: number | null;
  /** What I may do, when it is my turn and I look at the present; else null. */
  readonly legal: Legal | null;
  /** False while the history shows the past. */
  readonly live: boolean;
  /** Whether the position shown is the present one: steps that have come may still be told. */
  readonly present: boolean;
  /** How many actions led to the position shown. */
  readonly n: number;
  /** All steps so far, also those after the moment shown. */
  readonly steps: Step[];
  /** The events of the last step that led to the position shown. */
  readonly latest: GameEvent[];
  /** The last move of each other player, to be marked until the next. */
  readonly marks: readonly Mark[];
  /** What is to be lit on the board: what is pointed at in words, else what happened last. */
  readonly lit: readonly Located[];
  /** Lights places on the board; null: what happened last again. */
  light(what: readonly Located[] | null): void;
  /** What the strongest bot would do now, once it has been asked; the board may mark it. */
  readonly hint: Action | null;
  /** True while an action is on its way: buttons wait. */
  readonly sending: boolean;
  /** Whether the last step is my own, so that it may be taken back. */
  readonly mayUndo: boolean;
  /** Takes back the own last step. */
  undo(): Promise<void>;
  /** Sends an action. Refusals, missed steps and lost connections are shown by the frame. */
  play(action: Action): Promise<boolean>;
  /**
   * Asks what own actions would cause now, or why they are refused, in their order; null when
   * that could not be learnt or the game went on meanwhile.
   */
  previews(actions: Action[]): Promise<Preview[] | null>;
  /** Says why something cannot be done, with a link to the rule. */
  explain(text: string, rule?: string): void;
  /** The name of the player in a seat. */
  name(seat: number): string;
}

/**
 * What the parts of one game share: the selection, and its answers to the keyboard.
 *
 * The frame passes every key to `key` first, which returns true when it used it (Escape to
 * cancel, Enter to confirm, arrows to move); only then the frame's own shortcuts apply.
 */
export interface Session {
  key?(event: KeyboardEvent): boolean;
  /** Whether something has been picked: then what was news steps aside. */
  readonly busy?: boolean;
  /** Whether a scene is being told of what has just happened: the next step waits for it. */
  readonly scene?: boolean;
  /** Ends the scenes that are being told. */
  endScene?(): void;
}

/** A card on a large screen, a tab on a phone. */
export interface Part<S extends Session = Session> {
  id: string;
  /** The key of its title in the message files. */
  title: string;
  Component: Component<{ session: S }>;
}

/** One line for the shortcut sheet: the keys, and the message key of what they do. */
export interface Shortcut {
  keys: string[];
  text: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own view and session
export interface GameModule<V = any, S extends Session = any> {
  /** Called once a table, inside a component: runes may be used. */
  session(ctx: TableContext<V>): S;
  /** Fills its box, any size from 340 x 300 up. */
  Board: Component<{ session: S }>;
  /** What is asked of me or whose turn it is; primary actions, previews, confirmation. */
  Prompt: Component<{ session: S }>;
  Parts: Part<S>[];
  /** The final scoring, shown when the game is over and the last position is looked at. */
  Result: Component<{ session: S }>;
  /** A line of the log, or null for an event that needs none. */
  sentence(event: GameEvent, ctx: TableContext<V>): string | null;
  /** The heading of the part of the log that begins with this event (null: the very first). */
  chapter(event: GameEvent | null, ctx: TableContext<V>): string | null;
  /** An action in a few words, for hints and confirmations. */
  describe(action: Action, ctx: TableContext<V>): string;
  /** Whose turn it is and for what, in a few words, from the position shown. */
  task(ctx: TableContext<V>): string;
  /** A refusal in the chosen language; null to show the server's sentence. */
  refusal(code: string): string | null;
  /** The signs of the player and the company that an event is about, beside its sentence. */
  Sign: Component<{ session: S; event: GameEvent; size: number }>;
  /** Whether something has a place on the board. */
  placed(what: Located): boolean;
  /** Milliseconds in which an event can be taken in when it is news. */
  time(event: GameEvent): number;
  /** Whether a scene is told of this step, which the next step waits for. */
  scene(step: Step): boolean;
  /** The payday in some events, told by the frame; null where none is, or the session tells it. */
  payday(events: readonly GameEvent[], view: V): Payday | null;
  /** Whether the hammer of an auction falls in an event. */
  hammer(event: GameEvent): boolean;
  shortcuts: Shortcut[];
}
