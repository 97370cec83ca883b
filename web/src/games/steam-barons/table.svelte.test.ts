import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../text/fluent';
import type { GameEvent } from '../../wire/types';
import Telling from './dividends/Telling.svelte';
import Market from './parts/Market.svelte';
import Prompt from './Prompt.svelte';
import { BaronsSession } from './session.svelte';
import { companies, context, legal, steps, view } from './testing/table';
import type { Context } from './view';

let end: () => void = () => {};
function sit(fields: Partial<Context>): BaronsSession {
  let session!: BaronsSession;
  end = $effect.root(() => {
    session = new BaronsSession(context(fields));
  });
  flushSync();
  return session;
}

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent.trim());

// The test environment lays nothing out, so there are no sizes to observe.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
beforeEach(() => speak('en'));
afterEach(() => end());

describe('buying shares', () => {
  const auction = { company: 'red' as const, bid: 7, bidder: 0, in: [0] };
  const buy = (count: number) => ({ seat: 0, type: 'buy', company: 'red', count });
  const bought = (count: number) => ({ type: 'bought', seat: 0, company: 'red', count, price: 7 });
  const passes = { type: 'control_passed', company: 'red', from: 2, to: 0 };

  it('says of each purchase what it does to control', () => {
    const session = sit({
      view: view({ phase: 'buy', auction, companies: companies({ red: { controller: 2 } }) }),
      legal: legal([buy(1), buy(2)], [[bought(1)], [bought(2), passes]]),
    });
    render(Prompt, { session });
    expect(texts('.control')).toEqual(['Cy keeps control', 'control passes from Cy to you']);
    expect(texts('.cost')).toEqual(['$7', '$14']);
  });
});

describe('building track', () => {
  const connect = { seat: 0, type: 'connect', company: 'red', hexes: ['A1', 'A3'] };
  const done = { seat: 0, type: 'done', company: 'red' };
  const told: GameEvent[] = [
    { type: 'connected', seat: 0, company: 'red', hexes: ['A1', 'A3'], cost: 3 },
    { type: 'shares_issued', company: 'red', count: 1, display: 4, treasury: 6 },
  ];

  it('shows the shares that would be issued before it is confirmed', () => {
    const red = { controller: 0, treasury: 1 };
    const session = sit({
      view: view({
        phase: 'build',
        company: 'red',
        build: { company: 'red', tiles_left: 2 },
        companies: companies({ red }),
      }),
      legal: legal([connect, done], [told, []]),
    });
    render(Prompt, { session });
    expect(screen.queryByTestId('issued')).toBeNull();
    screen.getByRole('button', { name: 'Leeds – York' }).click();
    flushSync();
    expect(screen.getByTestId('issued').textContent).toContain(
      'Issues 1 share for $5; 4 remain on the display.',
    );
    expect(texts('.game-figures dd')).toEqual(['$3', '$3']);
  });
});

describe('selling shares', () => {
  it('shows of the others only that they have chosen', () => {
    const red = { price: 7, shares: [3, 2, 1] };
    const session = sit({
      view: view({
        phase: 'sell',
        to_act: [0],
        sell: { waiting: [0], next: 'red', chosen: {} },
        companies: companies({ red }),
      }),
    });
    render(Prompt, { session });
    expect(texts('[data-chosen] .state')).toEqual(['is choosing', 'has chosen', 'has chosen']);
    screen.getByTestId('sell-more').click();
    flushSync();
    expect(texts('.brings').slice(-2)).toEqual(['+$7', '$37']);
    expect(session.sale).toEqual({ red: 1 });
  });
});

describe('the market card', () => {
  it('lights the row that would apply now, with the companies in their stacks', () => {
    const session = sit({
      view: view({
        phase: 'move',
        order: ['red', 'blue', 'green'],
        companies: companies({ blue: { performance: 4 } }),
        market: { ...view().market, stacks: 2 },
      }),
    });
    render(Market, { session });
    const [row, ...more] = document.querySelectorAll('tr.lit[aria-current]');
    expect(more).toEqual([]);
    expect(row?.querySelector('th')?.textContent).toBe('2');
    const marks = [...(row?.querySelectorAll('.marks') ?? [])].map(
      (each) => each.querySelectorAll('.unseen').length,
    );
    expect(marks).toEqual([1, 2]);
  });
});

describe('the dividends', () => {
  const paid = { performance: 4, dividend: 1, paid: [1, 0, 0], controller: 0, bonus: 0, profit: 2 };
  const moves = [{ company: 'red', rank: 1, change: 2, price: 7 }];
  const record = steps(
    { type: 'round_began', round: 1, order: ['red'] },
    { type: 'dividend_paid', company: 'red', ...paid },
    { type: 'prices_moved', stacks: 2, moves },
  );

  it('are told one thing after another, may be skipped, and light the row', () => {
    const session = sit({ steps: record, n: record.length });
    session.tell(session.payouts[0]!);
    const { rerender } = render(Telling, { session, telling: session.telling! });
    expect(document.querySelectorAll('td.untold').length).toBe(4);
    screen.getByRole('button', { name: 'Next' }).click();
    void rerender({ telling: session.telling! });
    flushSync();
    expect(document.querySelectorAll('td.untold').length).toBe(3);
    screen.getByTestId('tell-all').click();
    void rerender({ telling: session.telling! });
    flushSync();
    expect(document.querySelectorAll('td.untold').length).toBe(0);
    expect(document.querySelector('tr.lit th')?.textContent).toBe('2 stacks');
  });
});
