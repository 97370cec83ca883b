/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { has, speak, t } from '../../text/fluent';
import { LANGUAGES } from '../../text/language.svelte';
import type { GameEvent } from '../../wire/types';
import { chapter, describe as say, refusal, sentence, task } from './sentences';
import { context, view } from './testing/table';

const ctx = context();

/** One event of each type, as the protocol lists them. */
const EVENTS: GameEvent[] = [
  { type: 'turn_began', turn: 2, order: ['red', 'blue'], cubes: [10, 10, 10] },
  { type: 'nominated', seat: 0, company: 'red', bid: 2 },
  { type: 'marker_passed', seat: 0, to: 1, unasked: false },
  { type: 'bid', seat: 1, company: 'red', amount: 3 },
  { type: 'passed', seat: 2, company: 'red', unasked: true },
  { type: 'won', seat: 1, company: 'red', amount: 3 },
  { type: 'auctions_over', active_player: 1, unsold: ['blue'] },
  {
    type: 'built',
    seat: 1,
    company: 'red',
    from: 'baltimore',
    to: 'pittsburgh',
    cost: 3,
    gain: 40,
    profit: 40,
    cubes: 0,
    first: true,
  },
  {
    type: 'transcontinental',
    builder: 'red',
    others: ['blue', 'green'],
    chain: ['chicago', 'new-york'],
    bonus: { red: 50, blue: 30, green: 30 },
  },
  { type: 'company_passed', company: 'red', reason: 'no_cubes' },
  { type: 'profit_taken', seat: 1, company: 'red', amount: 90 },
  { type: 'goods_placed', goods: { white: 3, black: 2 } },
  { type: 'final_control', company: 'red', seat: 1 },
  {
    type: 'claimed',
    seat: 1,
    company: 'red',
    location: 'new-york',
    color: 'black',
    value: 10,
  },
  { type: 'claim_passed', company: 'red' },
  { type: 'company_valued', company: 'red', sets: [['black'], ['black']], value: 20 },
  { type: 'shares_paid', seat: 1, company: 'red', shares: 1, amount: 20 },
  { type: 'game_over', scores: [0, 110, 0], ranking: [[1], [0, 2]] },
];

/** Tests run in the folder of the client; the rules and the protocol lie outside of it. */
const RULES = '../src/goldenspike/engine/steel_driver';
const read = (file: string): string => readFileSync(file, 'utf8');

/** The codes of all refusals in the rules' own source. */
function codes(): string[] {
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.py'))
    .flatMap((file) => [...read(`${RULES}/${file}`).matchAll(/Refusal\(\s*"([a-z/-]+)"/g)])
    .map(([, code]) => code!);
  return [...new Set(found)].sort();
}

describe('sentences', () => {
  beforeEach(() => speak('en'));

  it('tell the events of a game', () => {
    expect(EVENTS.map((event) => sentence(event, ctx))).toEqual([
      'Turn 2 begins: everybody takes 10 cubes.',
      'Ann nominates Red and bids 2.',
      'Ann passes the marker to Ben.',
      'Ben bids 3 for Red.',
      'Cy cannot raise and is out.',
      'Ben wins Red for 3 cubes and takes a share.',
      'The auctions are over, unsold: Blue. The marker lies with Ben.',
      'Red starts at Baltimore and builds to Pittsburgh for 3: +$40, profit $40.',
      'Red completes the transcontinental link: +$50; Blue, Green: +$30 each.',
      'Red passes: it cannot pay for any route.',
      'Ben takes $90 for Red.',
      'Goods are placed: 3 white, 2 black.',
      'Ben controls Red to the end.',
      'Red claims black at New York: its goods are worth $10.',
      'Red has nothing left to claim.',
      'Red’s goods make 2 sets: each share pays $20.',
      'Ben receives $20 for 1 share of Red.',
      'Ben wins with $110.',
    ]);
  });

  it('know every event of the protocol', () => {
    const protocol = read('../docs/protocol.md');
    const table = protocol.slice(protocol.indexOf('### Steel Driver'));
    const types = [...table.matchAll(/^\| `([a-z_]+)`/gm)].map(([, type]) => type);
    expect(EVENTS.map(({ type }) => type)).toEqual(types);
  });

  it.each(LANGUAGES)('are complete in the language %s', async (language) => {
    await speak(language);
    for (const event of EVENTS) {
      const text = sentence(event, ctx) ?? '';
      expect(text, event.type).toMatch(/\.$/);
      expect(text, event.type).not.toMatch(/[{}]|undefined|sd-|NaN/);
    }
  });

  it('need no line for what the log does not know', () => {
    expect(sentence({ type: 'something_new' }, ctx)).toBeNull();
  });

  it('begin a chapter with each turn and with the final phase', () => {
    expect(chapter(null)).toBe('Turn 1');
    expect(chapter(EVENTS[0]!)).toBe('Turn 2');
    expect(chapter({ type: 'turn_began', turn: 1 })).toBeNull();
    expect(chapter({ type: 'goods_placed' })).toBe('Final profits');
    expect(chapter(EVENTS[3]!)).toBeNull();
  });

  it('say actions in a few words', () => {
    const build = { seat: 0, type: 'build', company: 'red', from: 'baltimore', to: 'new-york' };
    expect(say(build, ctx)).toBe('Red: Baltimore to New York');
    expect(say({ seat: 0, type: 'bid', amount: 4 }, ctx)).toBe('Bid 4');
  });

  it('say what is to be done', () => {
    expect(task(ctx)).toBe('Nominate a company, or pass the marker');
    const building = context({ view: view({ phase: 'build', company: 'blue' }) });
    expect(task(building)).toBe('Build a link for Blue');
    expect(task(context({ view: view({ phase: 'over' }) }))).toBe('');
  });
});

describe('refusals', () => {
  it.each(LANGUAGES)(
    'have a text in the language %s for every code of the rules',
    async (language) => {
      await speak(language);
      expect(codes().length).toBeGreaterThan(15);
      expect(codes().filter((code) => refusal(code) === null)).toEqual([]);
    },
  );

  it('have no text for a code that the rules do not know', () => {
    const said = [
      ...read('messages/en/steel-driver.ftl').matchAll(/^sd-refusal-([a-z-]+) =/gm),
    ].map(([, key]) => key);
    expect(said.sort()).toEqual(
      codes()
        .map((code) => code.replace('/', '-'))
        .sort(),
    );
  });

  it('fall back on the sentence of the server', () => {
    expect(refusal('some/new-code')).toBeNull();
  });
});

describe('letters', () => {
  it.each(LANGUAGES)('tell companies and goods apart in the language %s', async (language) => {
    await speak(language);
    const companies = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];
    const goods = ['white', 'black', 'silver', 'orange', 'red'];
    expect(new Set(companies.map((id) => t(`sd-letter-${id}`))).size).toBe(6);
    expect(new Set(goods.map((id) => t(`sd-good-letter-${id}`))).size).toBe(5);
    expect(has('sd-company-red')).toBe(true);
  });
});
