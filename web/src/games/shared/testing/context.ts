import type { BoardFile, GameEvent, Step } from '../../../wire/types';

const SEATS = ['Ann', 'Ben', 'Cy'];

/**
 * What a table hands to a game's panels, as seen by Ann, on turn with nothing to do.
 * Getters among the given fields stay getters, so that a test may change what they return.
 */
export function contextOf<Context>(
  board: BoardFile,
  view: unknown,
  given: Partial<Context>,
): Context {
  const usual = {
    table: { seats: SEATS.map((name, seat) => ({ seat, name, kind: 'human', substitute: null })) },
    board,
    view,
    seat: 0,
    legal: null,
    live: true,
    present: true,
    n: 0,
    steps: [],
    latest: [],
    marks: [],
    lit: [],
    light: () => {},
    hint: null,
    sending: false,
    mayUndo: false,
    undo: async () => {},
    play: async () => true,
    previews: async () => null,
    explain: () => {},
    name: (seat: number) => SEATS[seat] ?? '',
  };
  return Object.defineProperties(usual, Object.getOwnPropertyDescriptors(given)) as Context;
}

/** The steps in which these events happened, one each. */
export function steps(...events: GameEvent[]): Step[] {
  return events.map((event, i) => ({
    n: i + 1,
    action: { seat: 0, type: 'pass' },
    events: [event],
    at: '',
  }));
}
