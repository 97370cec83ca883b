import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../text/fluent';
import type { Action, GameEvent } from '../../../wire/types';
import { byType } from '../../hex/choices';
import { SteamSession } from '../session.svelte';
import { context, legal, player, view } from '../testing/table';
import type { Context } from '../view';
import Auction from './Auction.svelte';
import Capital from './Capital.svelte';
import { tileOffers } from './tile-offers';
import Tiles from './Tiles.svelte';

let end: () => void = () => {};

/** Shows a panel at a table, and returns what is played from it and explained. */
function sit(Panel: Component<{ session: SteamSession }>, fields: Partial<Context>) {
  const ctx = context(fields);
  const play = vi.spyOn(ctx, 'play').mockResolvedValue(true);
  const explain = vi.spyOn(ctx, 'explain').mockReturnValue();
  let session!: SteamSession;
  end = $effect.root(() => {
    session = new SteamSession(ctx);
  });
  render(Panel, { session });
  flushSync();
  return { play, explain };
}

function press(name: string | RegExp): void {
  screen.getByRole('button', { name }).click();
  flushSync();
}

function key(name: string, on: Element | Window = window): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
}

beforeEach(() => {
  // The browser of the tests lays nothing out, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
  return speak('en');
});
afterEach(() => {
  cleanup();
  end();
});

const take = (tile: string, use = true): Action => ({ seat: 0, type: 'take', tile, use });
const taken = (cost: number): GameEvent => ({ type: 'tile_taken', seat: 0, cost });
const raised = { type: 'capital_raised', seat: 0, steps: 1, money: 6, income: -1, vp: 0 };
const choosing = (): Partial<Context> => ({
  view: view({
    phase: 'tiles',
    build: null,
    players: [player({ money: 1 }), player({ tile: 'engineer', tile_used: true }), player()],
  }),
  legal: legal(
    [take('turn-order'), take('urbanization'), take('urbanization', false)],
    [[taken(0)], [raised, taken(6)], [taken(0)]],
  ),
});

describe('the action tiles', () => {
  it('are offered with their cost, the capital it needs, and the way to pass', () => {
    const { legal: asked, view: shown } = choosing();
    const offers = tileOffers(byType(asked ?? null).get('take') ?? [], shown!);
    expect(offers.map(({ tile }) => tile)).toHaveLength(7);
    expect(offers[2]).toMatchObject({ tile: 'engineer', holder: 1, use: null, pass: null });
    expect(offers[6]?.use).toMatchObject({ cost: 6, capital: { steps: 1, income: -1 } });
    expect(offers[6]?.pass).toMatchObject({ cost: 0, capital: null });
  });

  it('are picked, then taken', () => {
    const { play } = sit(Tiles, choosing());
    expect(screen.queryByTestId('take')).toBeNull();
    press(/^Urbanization, value 7: to be had/);
    expect(screen.getByRole('status').textContent).toContain('Raises $5 of capital: income −1');
    press('Take Urbanization for $6');
    expect(play).toHaveBeenCalledWith(take('urbanization'));
  });

  it('are taken without their action where that may be passed', () => {
    const { play } = sit(Tiles, choosing());
    press(/^Urbanization/);
    press('Take it and pass the action');
    expect(play).toHaveBeenCalledWith(take('urbanization', false));
  });

  it('that cannot be had say why', () => {
    const { play, explain } = sit(Tiles, choosing());
    press(/^Engineer, value 3: taken by Ben/);
    expect(explain).toHaveBeenLastCalledWith('Ben has taken Engineer this turn.', 'ST-3.1');
    press(/^Locomotive, value 6: cannot be paid/);
    expect(explain.mock.lastCall?.[1]).toBe('ST-8.3');
    expect(play).not.toHaveBeenCalled();
  });

  it('answer to the keyboard: arrows pick one that is to be had, Enter takes it', () => {
    const { play } = sit(Tiles, choosing());
    key('Enter');
    expect(play).not.toHaveBeenCalled();
    key('ArrowDown');
    key('ArrowDown');
    key('ArrowUp');
    key('Enter');
    expect(play).toHaveBeenCalledWith(take('turn-order'));
  });
});

describe('capital', () => {
  const capital = (steps: number): Action => ({ seat: 0, type: 'capital', steps });
  const buying = (): Partial<Context> => ({
    view: view({ phase: 'capital', options: { rules: 'standard', order: 'random' } }),
    legal: legal(
      [capital(0), capital(1), capital(2)],
      [
        [{ type: 'capital_declined', seat: 0 }],
        [{ ...raised, money: 10, income: -1 }],
        [{ ...raised, steps: 2, money: 15, income: -2 }],
      ],
    ),
  });

  it('shows what one would have, and is bought', () => {
    const { play } = sit(Capital, buying());
    expect(screen.getByTestId('buy-capital').textContent.trim()).toBe('Buy none');
    press('Buy $5 more');
    expect(screen.getByText(/→ −1/)).toBeTruthy();
    key('ArrowUp');
    press('Buy $10 of capital');
    expect(play).toHaveBeenCalledWith(capital(2));
  });
});

describe('the auction', () => {
  const bid = (amount: number): Action => ({ seat: 0, type: 'bid', amount });
  const pass: Action = { seat: 0, type: 'pass' };
  const bidding = (events: GameEvent[] = []): Partial<Context> => ({
    view: view({
      phase: 'auction',
      build: null,
      options: { rules: 'standard', order: 'random' },
      auction: {
        bid: 2,
        bidder: 1,
        in: [0, 1],
        offers: [0, 2, 0],
        places: [null, null, 2],
        free_pass: null,
      },
    }),
    legal: legal([bid(3), bid(4), pass], [[], [], events]),
  });

  it('shows who is in it, who leads and who has a place', () => {
    sit(Auction, bidding());
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent.replace(/\s+/g, ' '));
    expect(rows[0]).toContain('to bid');
    expect(rows[1]).toContain('leads');
    expect(rows[2]).toContain('place 3');
  });

  it('begins with the least raise', () => {
    const { play } = sit(Auction, bidding());
    key('ArrowUp');
    press('Bid one less');
    key('Enter');
    expect(play).toHaveBeenCalledWith(bid(3));
  });

  it('says what passing means', () => {
    const place = { type: 'place_taken', seat: 0, place: 2, paid: 1 };
    const { play } = sit(Auction, bidding([{ type: 'passed', free: false }, place]));
    press('Pass: place 2 for $1');
    expect(play).toHaveBeenCalledWith(pass);
  });

  it('says when passing does not mean to leave', () => {
    sit(Auction, bidding([{ type: 'passed', free: true }]));
    expect(screen.getByTestId('pass').textContent.trim()).toBe('Pass and stay in');
  });
});
