import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bestOf, keepBest, keepSending, sendUnsent, submit, unsent } from './kept';
import type { OwnRun, SentRun } from './wire';

const record = { version: 1, seed: 7, track: 1, speed: 3, inputs: [], ticks: 9 };
const run = (key: string, of: string | null = null): OwnRun => ({ key, record, name: 'Ann', of });
const sent = { id: 'k3v9x2mqrt', score: 9, place: 1 } as SentRun;

/** What each request meets, in order, the last of it for ever: a status with a code, or nothing. */
let meets: (null | [number, string])[];
let bodies: OwnRun[];

beforeEach(() => {
  localStorage.clear();
  meets = [[201, '']];
  bodies = [];
  vi.stubGlobal('fetch', async (_: string, asked: RequestInit) => {
    bodies.push(JSON.parse(String(asked.body)) as OwnRun);
    const met = meets.length > 1 ? meets.shift() : meets[0];
    if (!met) throw new TypeError('no network');
    const [status, code] = met;
    return new Response(JSON.stringify(status === 201 ? sent : { code, detail: '.' }), { status });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the own best', () => {
  it('is the highest score over a line', () => {
    expect(bestOf(1, 7)).toBeNull();
    expect(keepBest(1, 7, 100)).toBe(true);
    expect(keepBest(1, 7, 90)).toBe(false);
    expect(keepBest(1, 7, 100)).toBe(false);
    expect(keepBest(1, 7, 110)).toBe(true);
    expect(bestOf(1, 7)).toBe(110);
    expect(bestOf(2, 7)).toBeNull();
  });

  it('is kept for the latest 200 lines', () => {
    for (let seed = 0; seed < 201; seed++) keepBest(1, seed, 5);
    keepBest(1, 1, 6);
    keepBest(1, 999, 5);
    expect(bestOf(1, 0)).toBeNull();
    expect(bestOf(1, 1)).toBe(6);
    expect(bestOf(1, 2)).toBeNull();
    expect(bestOf(1, 999)).toBe(5);
  });

  it.each(['', '[]', '7', '{"1:7": "x"}', 'null'])('does not believe %s', (text) => {
    localStorage.setItem('gs-run-bests', text);
    localStorage.setItem('gs-run-unsent', text);
    expect(bestOf(1, 7)).toBeNull();
    expect(unsent()).toEqual([]);
    expect(keepBest(1, 7, 3)).toBe(true);
  });
});

describe('a run', () => {
  it('is forgotten when the server has answered', async () => {
    expect(await submit(run('a'))).toEqual(sent);
    expect(unsent()).toEqual([]);
  });

  it('is kept while nobody answers, and sent with the same key later', async () => {
    meets = [null, [503, 'not-checked'], [429, 'too-many'], [502, ''], [201, '']];
    for (let attempt = 0; attempt < 4; attempt++) expect(await submit(run('a'))).toBeNull();
    expect(unsent()).toEqual([run('a')]);
    expect(await sendUnsent()).toBe(1);
    expect(new Set(bodies.map((body) => body.key))).toEqual(new Set(['a']));
    expect(unsent()).toEqual([]);
  });

  it('that is refused is not sent again', async () => {
    meets = [[422, 'wrong-record']];
    await expect(submit(run('a'))).rejects.toMatchObject({ code: 'wrong-record' });
    expect(unsent()).toEqual([]);
  });

  it('of a day that has passed goes into the other lists', async () => {
    meets = [null, [422, 'foreign-day'], [201, '']];
    expect(await submit(run('a', 'daily'))).toBeNull();
    expect(await sendUnsent()).toBe(1);
    expect(bodies.map((body) => body.of)).toEqual(['daily', 'daily', null]);
  });

  it('waits for those before it, and at most 50 wait', async () => {
    meets = [null];
    for (let number = 0; number < 52; number++) await submit(run(`k${number}`));
    expect(unsent().map(({ key }) => key)).toEqual(
      Array.from({ length: 50 }, (_, number) => `k${number + 2}`),
    );
    bodies = [];
    expect(await sendUnsent()).toBe(0);
    expect(bodies.length).toBe(1);
  });

  it('goes when the network comes back', async () => {
    meets = [null];
    await submit(run('a'));
    const stop = keepSending();
    await vi.waitFor(() => expect(bodies.length).toBe(2));
    await sendUnsent();
    meets = [[201, '']];
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(unsent()).toEqual([]));
    stop();
  });
});
