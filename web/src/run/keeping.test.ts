import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../wire/client';
import { best, keepBest, keepRun, sendWaiting, waiting } from './keeping';
import type { Sending, SentRun } from './requests';

const record = { version: 1, seed: 7, track: 1, speed: 3, inputs: [], ticks: 9 };
const run = (key: string, of: string | null = null): Sending => ({ key, record, name: 'Ann', of });
const sent = { id: 'k3v9x2mqrt', score: 9, place: 1 };

/** What each request meets, in order, the last of it for ever: a status with a code, or nothing. */
let meets: (null | [number, string])[];
let bodies: Sending[];
let heard: [string, SentRun | Problem][];

const send = () => sendWaiting((key, answer) => heard.push([key, answer]));
const keys = () => waiting().map(({ key }) => key);

beforeEach(() => {
  localStorage.clear();
  meets = [[201, '']];
  bodies = [];
  heard = [];
  vi.stubGlobal('fetch', async (_: string, asked: RequestInit) => {
    bodies.push(JSON.parse(String(asked.body)) as Sending);
    const met = meets.length > 1 ? meets.shift() : meets[0];
    if (!met) throw new TypeError('no network');
    const [status, code] = met;
    return new Response(JSON.stringify(status === 201 ? sent : { code, detail: '.' }), { status });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('GR-4.1 the own best', () => {
  it('is the highest score over a line and over all', () => {
    expect(best(7)).toEqual({ line: 0, most: 0 });
    for (const score of [100, 90, 110, 50]) keepBest(7, score);
    keepBest(8, 200);
    expect(best(7)).toEqual({ line: 110, most: 200 });
  });

  it.each(['', '[]', '7', '{"lines": 7, "most": "x"}', 'null'])('does not believe %s', (text) => {
    localStorage.setItem('gs-run-best', text);
    localStorage.setItem('gs-run-waiting', text === '[]' ? '{}' : text);
    expect(best(7)).toEqual({ line: 0, most: 0 });
    expect(waiting()).toEqual([]);
  });
});

describe('a run', () => {
  it('is forgotten when the server has answered', async () => {
    keepRun(run('a'));
    await send();
    expect(heard).toEqual([['a', sent]]);
    expect(waiting()).toEqual([]);
  });

  it('is kept while nobody takes it, and sent with the same key later', async () => {
    keepRun(run('a'));
    meets = [null, [503, 'not-checked'], [429, 'too-many'], [502, ''], [201, '']];
    for (let attempt = 0; attempt < 4; attempt++) await send();
    expect(keys()).toEqual(['a']);
    await send();
    expect(waiting()).toEqual([]);
    expect(new Set(bodies.map(({ key }) => key))).toEqual(new Set(['a']));
  });

  it('that is refused is told and not sent again', async () => {
    keepRun(run('a'));
    keepRun(run('b'));
    meets = [
      [422, 'wrong-record'],
      [201, ''],
    ];
    await send();
    expect(heard).toMatchObject([
      ['a', { code: 'wrong-record' }],
      ['b', sent],
    ]);
    expect(waiting()).toEqual([]);
  });

  it.each([
    ['daily', 'foreign-day'],
    ['k3v9x2mqrt', 'no-such-challenge'],
  ])('driven for %s that comes too late counts in the other lists', async (of, code) => {
    keepRun(run('a', of));
    meets = [null, [422, code], [201, '']];
    await send();
    expect(keys()).toEqual(['a']);
    await send();
    expect(bodies.map((body) => body.of)).toEqual([of, of, null]);
    expect(heard.at(-1)).toEqual(['a', sent]);
    expect(waiting()).toEqual([]);
  });

  it('waits for those before it', async () => {
    meets = [null];
    for (const key of ['a', 'b', 'c']) keepRun(run(key));
    await send();
    expect(bodies).toHaveLength(1);
    expect(keys()).toEqual(['a', 'b', 'c']);
  });
});
