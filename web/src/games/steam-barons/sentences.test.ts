/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { speak, t } from '../../text/fluent';
import { LANGUAGES } from '../../text/language.svelte';
import type { GameEvent } from '../../wire/types';
import { describe as say, refusal, task } from './describe';
import { chapter, sentence } from './sentences';
import { context, steps, view } from './testing/table';
import { COMPANIES } from './view';

const ctx = context();

/** One event of each type, as the page of events lists them. */
const EVENTS: GameEvent[] = [
  { type: 'dealt', cities: { A1: ['red', 'gray'] }, towns: { B2: ['blue'] }, removed: 1 },
  { type: 'order_drawn', companies: ['red', 'blue'] },
  { type: 'first_player_drawn', player: 1 },
  { type: 'round_began', round: 2, order: ['red', 'blue'] },
  { type: 'phase_began', phase: 'build', order: ['red', 'blue'] },
  { type: 'bid', seat: 1, company: 'red', amount: 6 },
  { type: 'passed', seat: 2, company: 'red', unasked: true },
  { type: 'auction_ended', company: 'red', winner: 1, price: 6 },
  { type: 'bought', seat: 1, company: 'red', count: 2, price: 6 },
  { type: 'control_passed', company: 'red', from: 0, to: 1 },
  { type: 'first_player_moved', to: 2 },
  { type: 'sale_chosen', seat: 1, left: 0 },
  { type: 'sold', company: 'red', price: 4, counts: [1, 0, 2] },
  {
    type: 'laid',
    seat: 1,
    company: 'red',
    hex: 'B2',
    spurs: [0],
    change: 'new',
    cost: 3,
  },
  { type: 'connected', seat: 1, company: 'red', hexes: ['A1', 'A3'], cost: 3 },
  { type: 'shares_issued', company: 'red', count: 1, display: 4, treasury: 6 },
  { type: 'build_ended', company: 'red', unasked: false },
  { type: 'link_taken', link: 1, ends: ['A1', null], hexes: ['B2'], owner: 'red' },
  { type: 'link_completed', link: 1, ends: ['A1', 'B2'], hexes: ['B2'], owner: 'red' },
  { type: 'link_lost', link: 1, ends: ['A1', null], hexes: ['B2'], owner: 'red' },
  {
    type: 'delivered',
    seat: 1,
    company: 'red',
    color: 'blue',
    from: 'A1',
    to: 'A3',
    route: [['A1', 2]],
    links: 1,
    performance: 3,
  },
  { type: 'move_passed', company: 'red', cube: 1, unasked: false },
  {
    type: 'dividend_paid',
    company: 'red',
    performance: 10,
    dividend: 3,
    paid: [3, 6, 0],
    controller: 1,
    bonus: 3,
    profit: 5,
  },
  {
    type: 'prices_moved',
    stacks: 2,
    moves: [
      { company: 'red', rank: 1, change: 2, price: 7 },
      { company: 'blue', rank: 2, change: -9, price: 'B' },
    ],
  },
  { type: 'company_bankrupt', company: 'blue' },
  { type: 'game_over', scores: [40, 55, 30], ranking: [[1], [0], [2]] },
];

const read = (path: string): string => readFileSync(path, 'utf-8');
const told = (type: string, fields: object = {}): string | null =>
  sentence({ ...EVENTS.find((event) => event.type === type)!, ...fields }, ctx);

beforeEach(() => speak('en'));

describe('sentences', () => {
  it('say what happened', () => {
    expect(told('bought')).toBe('Ben buys 2 shares of Red for $12.');
    expect(told('control_passed')).toBe('Control of Red passes from Ann to Ben.');
    expect(told('control_passed', { from: null })).toBe('Ben controls Red.');
    expect(told('auction_ended', { winner: null, price: null })).toBe('Nobody bids for Red.');
    expect(told('sold')).toBe(
      'Shares of Red sold at $4: Ann 1 share for $4 and Cy 2 shares for $8.',
    );
    expect(told('connected')).toBe('Red joins Leeds and York for $3.');
    expect(told('dividend_paid')).toBe(
      'Red with performance 10 pays $3 a share (Ann $3 and Ben $6), Ben a CEO bonus of $3; profit $5.',
    );
    expect(told('prices_moved')).toBe('2 stacks, and prices move: Red +2 to $7 and Blue −9 to B.');
    expect(told('link_lost')).toBe('Red loses the incomplete link from Leeds.');
  });

  it('leave out what says nothing', () => {
    expect(told('sale_chosen', { left: 2 })).toBeNull();
    expect(told('bought', { count: 0 })).toBeNull();
    expect(told('build_ended', { unasked: true })).toBeNull();
    expect(told('move_passed', { unasked: true })).toBeNull();
    expect(told('dividend_paid', { paid: [0, 0, 0], bonus: 0, profit: 0 })).toBeNull();
    expect(told('phase_began', { phase: 'sell' })).toBeNull();
    expect(sentence({ type: 'something_new' }, ctx)).toBeNull();
  });

  it('know every event that the game has', () => {
    const page = read('../docs/events-steam-barons.md');
    const rows = [...page.matchAll(/^\| ((?:`[a-z_]+`(?:, )?)+) \|/gm)].map(([, cell]) => cell!);
    const types = rows.flatMap((cell) =>
      [...cell.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name),
    );
    expect(new Set(EVENTS.map(({ type }) => type))).toEqual(new Set(types));
  });

  it.each(LANGUAGES)('are complete in the language %s', async (language) => {
    await speak(language);
    for (const event of EVENTS) {
      const text = sentence(event, ctx) ?? '';
      expect(text, event.type).toMatch(/\.$/);
      expect(text, event.type).not.toMatch(/[{}]|undefined|sb-|NaN| {2}/);
    }
  });

  it('begin a chapter with each phase, in its round', () => {
    const game = steps(
      { type: 'round_began', round: 2, order: [] },
      { type: 'phase_began', phase: 'dividends', order: [] },
    );
    const at = context({ steps: game });
    expect(chapter(null, at)).toBe('Set-up');
    expect(chapter(game[0]!.events[0]!, at)).toBeNull();
    expect(chapter(game[1]!.events[0]!, at)).toBe('Round 2: dividends');
  });
});

describe('actions and tasks', () => {
  const of = (type: string, fields: object = {}): string =>
    say({ seat: 0, type, company: 'red', ...fields }, ctx);

  it('are said in a few words', () => {
    expect(of('bid', { amount: 6 })).toBe('Bid $6 for a share of Red');
    expect(say({ seat: 0, type: 'pass' }, ctx)).toBe('Pass');
    expect(of('pass')).toBe('Red: move nothing');
    expect(of('buy', { count: 2 })).toBe('Buy 2 shares of Red');
    expect(of('connect', { hexes: ['A1', 'A3'] })).toBe('Red: join Leeds and York');
    expect(of('done')).toBe('Red: finish building');
    expect(of('sell', { count: 0 })).toBe('Keep all shares of Red');
  });

  it('say whose turn it is for what', () => {
    const building = context({ view: view({ phase: 'build', company: 'blue' }) });
    expect(task(building)).toBe('builds track for Blue – round 1 of 5');
    expect(task(context({ view: view({ phase: 'over' }) }))).toBe('');
    expect(task(context({ view: view({ chance_due: 'order' }) }))).toBe('Lots are drawn');
  });
});

describe('refusals', () => {
  it('have a text for the codes of the rules, else the server says its own', () => {
    expect(refusal('sell/count')).not.toBeNull();
    expect(refusal('some/new-code')).toBeNull();
  });
});

describe('letters', () => {
  it.each(LANGUAGES)('tell companies apart in the language %s', async (language) => {
    await speak(language);
    expect(new Set(COMPANIES.map((id) => t(`sb-letter-${id}`))).size).toBe(6);
  });
});
