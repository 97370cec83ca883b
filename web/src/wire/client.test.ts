import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverNow } from '../text/server-time';
import * as server from './client';
import { Problem } from './client';
import { ATTEMPTS, patiently } from './patience';

const at = { n: 2, version: 3 };
const bid = { seat: 0, type: 'bid', amount: 3 };
const played = { n: 3, version: 4, action: bid, events: [], view: {} };

/** What each request meets, the last of it for ever. */
let meets: ('answer' | 'silence' | 'refusal' | 'half an answer' | 'gateway')[];
let sent: { path: string; key: unknown }[];

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>;
    sent.push({ path, key: body['key'] });
    const met = meets.length > 1 ? meets.shift() : meets[0];
    if (met === 'silence') return never(init.signal as AbortSignal);
    if (met === 'refusal') throw new TypeError('Failed to fetch');
    if (met === 'gateway') return new Response('', { status: 504 });
    const response = new Response(JSON.stringify(played), {
      headers: { Date: 'Mon, 30 Nov 2026 12:00:00 GMT' },
    });
    if (met === 'half an answer') response.json = () => never(init.signal as AbortSignal);
    return response;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Waits until a request fails, and returns its problem and how many milliseconds it took. */
async function failing(request: Promise<unknown>): Promise<[Problem, number]> {
  const began = Date.now();
  const failed = request.then(
    () => {
      throw new Error('It was answered.');
    },
    (problem: unknown): [Problem, number] => [problem as Problem, Date.now() - began],
  );
  await vi.advanceTimersByTimeAsync(120_000);
  return failed;
}

describe('a request', () => {
  it.each([
    ['the table', () => server.table('k3')],
    ['what is legal', () => server.legal('k3')],
    ['a seat', () => server.takeSeat('k3', 1, 'Ann', null)],
    ['the board', () => server.map('steam', 'ruhr', 'en')],
  ])('for %s that is never answered ends within 15 seconds', async (_, request) => {
    meets = ['silence'];
    const [problem, took] = await failing(request());
    expect(problem.status).toBe(0);
    expect(took).toBeLessThan(15_000);
  });

  it('ends as well when the answer stops half-way', async () => {
    meets = ['half an answer'];
    const [problem, took] = await failing(server.table('k3'));
    expect(problem.status).toBe(0);
    expect(took).toBeLessThan(45_000);
  });

  it('keeps what a file needs on a slow line', async () => {
    meets = ['silence'];
    const [, took] = await failing(server.importLog('{}'));
    expect(took).toBeGreaterThan(30_000);
  });

  it('tells the time at the server', async () => {
    vi.setSystemTime('2026-11-29T13:00:00Z');
    meets = ['answer'];
    await server.table('k3');
    expect(new Date(serverNow()).toISOString()).toMatch(/^2026-11-30T12:00:00/);
  });

  it('leaves no timer behind', async () => {
    meets = ['answer'];
    await server.table('k3');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('patience', () => {
  const play = (unanswered = vi.fn()) =>
    patiently((begins) => server.play('k3', at, 'one key', bid, begins), unanswered);

  it('sends again with the same key what was swallowed', async () => {
    meets = ['silence', 'refusal', 'answer'];
    const unanswered = vi.fn();
    const request = play(unanswered);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await request).toEqual(played);
    expect(sent.map(({ key }) => key)).toEqual(['one key', 'one key', 'one key']);
    expect(unanswered).toHaveBeenCalledTimes(2);
  });

  it('tries again when a gateway lost the server', async () => {
    meets = ['gateway', 'answer'];
    const request = play();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await request).toEqual(played);
  });

  it('ends within 15 seconds, so long may a button be dead', async () => {
    meets = ['silence'];
    const [problem, took] = await failing(play());
    expect(problem.status).toBe(0);
    expect(took).toBeLessThan(15_000);
    expect(sent).toHaveLength(ATTEMPTS.length);
  });

  it('does not try again what was refused', async () => {
    const refusal = new Problem(422, { code: 'illegal-action' });
    const send = vi.fn(() => Promise.reject(refusal));
    await expect(patiently(send)).rejects.toBe(refusal);
    expect(send).toHaveBeenCalledOnce();
  });
});
