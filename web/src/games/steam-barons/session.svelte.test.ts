import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../text/fluent';
import type { Action, Step } from '../../wire/types';
import { BaronsSession } from './session.svelte';
import { companies, context, legal, view } from './testing/table';
import type { Context } from './view';

let end: () => void = () => {};
function sit(ctx: Context): BaronsSession {
  let session!: BaronsSession;
  end = $effect.root(() => {
    session = new BaronsSession(ctx);
  });
  flushSync();
  return session;
}

beforeEach(() => speak('en'));
afterEach(() => end());

const sell = (company: string, count: number): Action => ({
  seat: 0,
  type: 'sell',
  company,
  count,
});

const selling = () =>
  view({
    phase: 'sell',
    order: ['blue', 'red'],
    to_act: [0, 1],
    sell: { waiting: [0, 1], next: 'blue', chosen: {} },
    companies: companies({
      red: { price: 7, shares: [3, 0, 0] },
      blue: { price: 4, shares: [2, 1, 0] },
    }),
  });

describe('a bid', () => {
  it('is offered at the least, stays within what may be bid, and is played by Enter', () => {
    const bid = (amount: number): Action => ({ seat: 0, type: 'bid', company: 'red', amount });
    const play = vi.fn(async () => true);
    const session = sit(
      context({ legal: legal([bid(5), bid(6), { seat: 0, type: 'pass' }]), play }),
    );
    expect(session.bid?.amount).toBe(5);
    session.step(1);
    session.step(1);
    expect(session.bid?.amount).toBe(6);
    expect(session.key(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(true);
    expect(play).toHaveBeenCalledWith(bid(6));
  });
});

describe('the form of sales', () => {
  it('sends one choice after the other, as the rules ask for them', async () => {
    const play = vi.fn(async () => true);
    const session = sit(context({ view: selling(), legal: legal([sell('blue', 0)]), play }));
    session.sell('red', 2);
    await session.sendSale();
    expect(play.mock.calls).toEqual([[sell('blue', 0)], [sell('red', 2)]]);
  });

  it('stays while what is legal is asked anew, until I have chosen', () => {
    let waiting = $state([0, 1]);
    const session = sit(
      context({
        get view() {
          return { ...selling(), sell: { waiting, next: null, chosen: {} } };
        },
      }),
    );
    expect([session.choosing, session.maySell]).toEqual([true, true]);
    waiting = [1];
    expect([session.choosing, session.maySell]).toEqual([false, false]);
  });

  it('stops where one is refused', async () => {
    const play = vi.fn(async () => false);
    const session = sit(context({ view: selling(), legal: legal([sell('blue', 0)]), play }));
    await session.sendSale();
    expect(play).toHaveBeenCalledTimes(1);
    expect(session.sending).toBe(false);
  });

  it('keeps what is picked while others choose, and forgets it in the next round', () => {
    let shown = $state.raw(selling());
    let asked = $state.raw(legal([sell('blue', 0)], [], 40));
    const session = sit(
      context({
        get view() {
          return shown;
        },
        get legal() {
          return asked;
        },
      }),
    );
    session.sell('red', 2);
    asked = legal([sell('blue', 0)], [], 41);
    flushSync();
    expect(session.sale).toEqual({ red: 2 });
    shown = { ...selling(), round: 2 };
    asked = legal([sell('blue', 0)], [], 90);
    flushSync();
    expect(session.sale).toEqual({});
  });

  it('is taken back as a whole, and shows again what was chosen', async () => {
    const own = (n: number): Step => ({ n, action: sell('red', 1), events: [], at: '' });
    const game = $state<{ steps: Step[] }>({ steps: [own(1), own(2)] });
    const chosen = {
      ...selling(),
      sell: { waiting: [1], next: null, chosen: { blue: 1, red: 3 } },
    };
    const session = sit(
      context({
        view: chosen,
        get steps() {
          return game.steps;
        },
        get n() {
          return game.steps.length;
        },
        get mayUndo() {
          return game.steps.length > 0;
        },
        undo: async () => {
          game.steps = game.steps.slice(0, -1);
        },
      }),
    );
    expect(session.mayReconsider).toBe(true);
    await session.reconsider();
    expect(game.steps).toEqual([]);
    expect(session.sale).toEqual({ blue: 1, red: 3 });
  });
});

describe('a hint', () => {
  const lay = (track: [number, number][]): Action => ({
    seat: 0,
    type: 'lay',
    company: 'red',
    hex: 'B2',
    track,
  });
  const join: Action = { seat: 0, type: 'connect', company: 'red', hexes: ['A1', 'A3'] };

  function hinted(hint: Action): BaronsSession {
    const building = view({ phase: 'build', company: 'red' });
    const actions = [lay([[0, 3]]), lay([[2, 5]]), join, { seat: 0, type: 'done' }];
    return sit(context({ view: building, legal: legal(actions), hint }));
  }

  it('to lay a tile has it lie on the board, and Esc puts it back', () => {
    const session = hinted(lay([[2, 5]]));
    expect(session.pending).toEqual(lay([[2, 5]]));
    expect(session.key(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(true);
    expect(session.pending).toBeNull();
  });

  it('to join two cities picks them', () => {
    expect(hinted(join).pending).toEqual(join);
  });
});

describe('dividends', () => {
  const news: Step = {
    n: 1,
    action: null,
    at: '',
    events: [
      { type: 'round_began', round: 1, order: [] },
      { type: 'dividend_paid', company: 'red', performance: 3, dividend: 1, paid: [1, 0, 0] },
      {
        type: 'prices_moved',
        stacks: 1,
        moves: [{ company: 'red', rank: 1, change: 0, price: 5 }],
      },
      { type: 'phase_began', phase: 'sell', order: [] },
      { type: 'sold', company: 'red', price: 5, counts: [1, 0, 0] },
    ],
  };

  function watch(): { session: BaronsSession; go: () => void } {
    const game = $state<{ steps: Step[] }>({ steps: [] });
    const session = sit(
      context({
        get steps() {
          return game.steps;
        },
        get n() {
          return game.steps.length;
        },
      }),
    );
    return {
      session,
      go: () => {
        game.steps = [news];
        flushSync();
      },
    };
  }

  it('are told when they are paid, stage by stage, and then the sales', () => {
    const { session, go } = watch();
    expect(session.telling).toBeNull();
    go();
    expect(session.telling).toMatchObject({ kind: 'dividends', stage: 0 });
    session.tellNext();
    expect(session.telling).toMatchObject({ stage: 1 });
    session.tellAll();
    expect(session.telling).toMatchObject({ stage: 5 });
    session.tellNext();
    expect(session.telling).toMatchObject({ stage: 5 });
    session.tellNoMore();
    expect(session.telling).toMatchObject({ kind: 'sales' });
    expect(session.key(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(true);
    expect(session.telling).toBeNull();
  });

  it('are not told of the past', () => {
    const session = sit(context({ live: false, n: 1, steps: [news] }));
    expect(session.telling).toBeNull();
  });
});
