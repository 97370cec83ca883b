/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../../text/fluent';
import { LANGUAGES } from '../../text/language.svelte';
import type { GameEvent } from '../../wire/types';
import { chapter, sentence } from './sentences';
import { context } from './testing/table';

const after = { money: 4, income: -2, vp: 3 };
const link = { link: 1, ends: ['C3', 'C7'], hexes: ['C5', 'C7'], owner: 0 };
const open = { link: 2, ends: ['C3', null], hexes: ['C5'], owner: 0 };

/** One event of each type, as the list of events has them. */
const EVENTS: GameEvent[] = [
  { type: 'dealt', cities: { C3: ['red', 'blue'], C9: ['gray'] }, supply: [['red'], [], ['blue']] },
  { type: 'order_drawn', seats: [2, 0, 1], auction: false, money: [1, 2, 0] },
  { type: 'turn_began', turn: 2, turns: 10, order: [2, 0, 1] },
  { type: 'phase_began', phase: 'build', order: [1, 2, 0] },
  { type: 'capital_raised', seat: 0, steps: 2, ...after },
  { type: 'capital_declined', seat: 1 },
  { type: 'income', seat: 0, amount: 3, ...after },
  { type: 'bankrupt', seat: 2 },
  { type: 'bid', seat: 0, amount: 4 },
  { type: 'passed', seat: 1, unasked: true, free: false },
  { type: 'place_taken', seat: 1, place: 3, paid: 0 },
  { type: 'order_set', order: [0, 1, 2] },
  { type: 'tile_taken', seat: 0, tile: 'urbanization', use: true, cost: 6 },
  { type: 'locomotive_improved', seat: 0, level: 3 },
  { type: 'laid', seat: 0, hex: 'C7', spurs: [0], change: 'new', cost: 2 },
  { type: 'link_taken', ...open },
  { type: 'link_completed', ...link },
  { type: 'link_lost', ...open },
  { type: 'link_removed', ...open },
  { type: 'urbanized', seat: 0, hex: 'C7', color: 'gray', cubes: ['red', 'gray', 'red'] },
  { type: 'city_grew', seat: 0, hex: 'C3', cubes: [] },
  { type: 'build_ended', seat: 0, unasked: false },
  {
    type: 'delivered',
    seat: 0,
    color: 'blue',
    from: 'C3',
    to: 'C9',
    route: [
      ['C3', 3],
      ['C7', 3],
    ],
    points: [1, 1, 0],
  },
  { type: 'scored', seat: 0, points: 3, as: 'income', lost: 1, income: 10, vp: 3 },
  { type: 'move_passed', seat: 0, round: 2, unasked: true },
  { type: 'game_over', scores: [12, 30, -1], ranking: [[1], [0], [2]], sheet: [] },
];

const ctx = context();

describe('sentences', () => {
  beforeEach(() => speak('en'));

  it.each([
    ['en', 'Everybody is bankrupt; nobody wins.'],
    ['es', 'Todos están en bancarrota; nadie gana.'],
    ['pt', 'Todos faliram; ninguém vence.'],
  ] as const)('let nobody win when all are bankrupt, in %s', async (language, told) => {
    await speak(language);
    const sheet = [0, 1, 2].map((seat) => ({ seat, bankrupt: true }));
    const over = { type: 'game_over', scores: [0, 0, 0], ranking: [[0, 1, 2]], sheet };
    expect(sentence(over, ctx)).toBe(told);
  });

  it('tell the events of a game', () => {
    expect(EVENTS.map((event) => sentence(event, ctx))).toEqual([
      'The cubes are dealt: 3 to the cities, 2 to the Goods Supply.',
      'The order is drawn: Cy, Ann, and Ben. They begin with money: Ann with $1 and Ben with $2.',
      'Turn 2 of 10 begins. The order: Cy, Ann, and Ben.',
      'Track is built, in this order: Ben, Cy, and Ann.',
      'Ann raises $10 of capital: income −2, 3 VP, $4 in cash.',
      'Ben buys no capital.',
      'Ann receives $3 and has $4.',
      'Cy cannot pay, is bankrupt and out of the game.',
      'Ann bids $4.',
      'Ben cannot raise the bid and passes.',
      'Ben takes place 3 and pays nothing.',
      'The order of play: Ann, Ben, and Cy.',
      'Ann takes Urbanization for $6.',
      'Ann’s locomotive now pulls over 3 links.',
      'Ann lays track at Mia for $2.',
      'Ann takes over the unowned link from Alba.',
      'Ann completes the link Alba – Mia.',
      'Ann loses the incomplete link from Alba.',
      'Ann’s spur at Alba vanishes under the New City.',
      'Ann makes Mia a New City (gray), with 2 red and 1 gray.',
      'Ann lets Alba grow, without cubes.',
      'Ann has finished building.',
      'Ann delivers blue from Alba to Brea over 2 links: 1 point for Ann and 1 point for Ben.',
      'Ann puts 3 points on income: +10; 1 lost, as income ends at +10.',
      'Ann can deliver nothing in round 2.',
      'Ben wins with 30 VP.',
    ]);
  });

  it('tell the other side of what may happen either way', () => {
    const said = (event: GameEvent): string | null => sentence(event, ctx);
    expect(said({ type: 'order_drawn', seats: [1, 2, 0], auction: true, money: [0, 0, 0] })).toBe(
      'Ben is drawn to open the auction of the first order.',
    );
    expect(said({ type: 'turn_began', turn: 1, turns: 8, order: [] })).toBe('Turn 1 of 8 begins.');
    expect(said({ type: 'income', seat: 0, amount: -3, ...after })).toBe(
      'Ann pays $3 and has $4 left, income −2, 3 VP.',
    );
    expect(said({ type: 'income', seat: 0, amount: 0, ...after })).toBe(
      'Ann neither receives nor pays anything.',
    );
    expect(said({ type: 'passed', seat: 1, unasked: false, free: true })).toBe(
      'Ben passes and stays in, thanks to the Turn Order tile.',
    );
    expect(said({ type: 'tile_taken', seat: 0, tile: 'engineer', use: true, cost: 0 })).toBe(
      'Ann takes Engineer.',
    );
    expect(said({ type: 'tile_taken', seat: 0, tile: 'city-growth', use: false, cost: 0 })).toBe(
      'Ann takes City Growth and passes its action.',
    );
    expect(said({ type: 'link_completed', ...link, owner: null })).toBe(
      'The link Alba – Mia is complete, and nobody’s.',
    );
    expect(said({ type: 'scored', seat: 1, points: 1, as: 'vp', lost: 0, income: 2, vp: 8 })).toBe(
      'Ben puts 1 point on VP: 8.',
    );
  });

  it('know every event of the list', () => {
    const list = readFileSync('../docs/events-steam.md', 'utf8');
    const types = [...list.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, type]) => type);
    expect(EVENTS.map(({ type }) => type)).toEqual(types);
  });

  it.each(LANGUAGES)('are complete in the language %s', async (language) => {
    await speak(language);
    for (const event of EVENTS) {
      const text = sentence(event, ctx) ?? '';
      expect(text, event.type).toMatch(/\.$/);
      expect(text, event.type).not.toMatch(/[{}]|undefined|st-|NaN/);
    }
  });

  it('need no line for what the log does not know', () => {
    expect(sentence({ type: 'something_new' }, ctx)).toBeNull();
  });
});

describe('chapters', () => {
  beforeEach(() => speak('en'));

  it('begin with each turn and each phase of it', () => {
    const turn = EVENTS[2]!;
    const phase = EVENTS[3]!;
    const steps = [{ n: 1, action: null, events: [turn, phase], at: '' }];
    const told = context({ steps });
    expect(chapter(null, told)).toBe('Set-up');
    expect(chapter(turn, told)).toBe('Turn 2');
    expect(chapter(phase, told)).toBe('Turn 2: build track');
    expect(chapter(EVENTS[4]!, told)).toBeNull();
  });

  it('have no turn before the first', () => {
    const auction = { type: 'phase_began', phase: 'auction', order: [] };
    const steps = [{ n: 1, action: null, events: [auction], at: '' }];
    expect(chapter(auction, context({ steps }))).toBe('Auction of the order');
  });
});
