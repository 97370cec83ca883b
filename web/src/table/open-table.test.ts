import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notices } from '../app/notices.svelte';
import { settings } from '../app/settings.svelte';
import { speak } from '../text/fluent';
import { Problem } from '../wire/client';
import type { BoardFile, Step, Table } from '../wire/types';
import { contextOf } from './context.svelte';
import History from './History.svelte';
import { OpenTable, type Listener } from './open-table.svelte';
import { Playback } from './playback.svelte';

/** The line to the server, as the test speaks into it. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly readyState = 1;
  readonly sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.last = this;
  }

  close() {}

  send(text: string) {
    this.sent.push(text);
  }

  say(news: object) {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

const seat = (number: number) => ({
  seat: number,
  kind: 'human' as const,
  name: `P${number}`,
  level: null,
  online: true,
  substitute: null,
  left: false,
});
const table = (more: Partial<Table> = {}): Table => ({
  id: 'k3v9',
  game: 'steel-driver',
  board: 'usa',
  options: {},
  pace: 'live',
  public: false,
  seeded: false,
  imported: false,
  takebacks: 'ask',
  grace_s: 0,
  taken_back: 0,
  votes: [],
  status: 'playing',
  damage: null,
  n: 0,
  to_act: [0],
  creator: true,
  you: 0,
  seats: [seat(0), seat(1), seat(2)],
  created: '',
  updated: '',
  ...more,
});
const step = (n: number, by: number): Step => ({
  n,
  action: { seat: by, type: 'bid', amount: n },
  events: [{ type: 'bid', amount: n }],
  at: '2026-11-30T12:00:00Z',
});
const view = (n: number) => ({ cash: n });
const bid = { seat: 0, type: 'bid', amount: 3 };

type Answer = (
  body: Record<string, unknown>,
) => { status?: number; body: object } | 'unreachable' | 'silent';
/** What the server answers to the next requests, by method and path. */
let answers: Record<string, Answer>;
let asked: [string, Record<string, unknown>][];
let listener: { [Name in keyof Listener]: ReturnType<typeof vi.fn<Listener[Name]>> };
let open: OpenTable;

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  settings.pace = 'instant';
  await speak('en');
  notices.length = 0;
  asked = [];
  answers = {
    'GET legal': () => ({ body: { n: open.n, seat: 0, actions: [bid], previews: [[]] } }),
  };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const name = `${init.method} ${path.replace('/api/games/k3v9/', '').replace('/api/games/k3v9', 'table')}`;
    const body = JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>;
    asked.push([name, body]);
    const said = answers[name]?.(body) ?? { status: 404, body: {} };
    if (said === 'unreachable') throw new TypeError('Failed to fetch');
    if (said === 'silent')
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    return new Response(JSON.stringify(said.body), { status: said.status ?? 200 });
  });
  listener = { turn: vi.fn(), step: vi.fn(), refused: vi.fn() };
  open = new OpenTable(table(), {} as BoardFile, listener);
  sync(2, [step(1, 1), step(2, 2)]);
  await settle();
});

afterEach(() => {
  open.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sync(n: number, steps: Step[], after = 0, more: Partial<Table> = {}) {
  FakeSocket.last.say({
    type: 'sync',
    n,
    version: n + 1,
    after,
    table: table({ n, ...more }),
    view: view(n),
    steps,
    chat: [],
  });
}

const hear = (n: number, by: number, toAct: number[]) =>
  FakeSocket.last.say({
    type: 'step',
    n,
    version: n + 1,
    step: step(n, by),
    view: view(n),
    to_act: toAct,
  });

describe('my turn', () => {
  it('comes with what I may do', () => {
    expect(open.myTurn).toBe(true);
    expect(open.legal?.actions).toEqual([bid]);
    expect(listener.turn).not.toHaveBeenCalled(); // it was mine when I came
  });

  it('is called out when somebody’s step brings it, once', async () => {
    hear(3, 0, [1]);
    expect(open.myTurn).toBe(false);
    expect(open.legal).toBeNull();
    hear(4, 1, [0]);
    await settle();
    expect(listener.turn).toHaveBeenCalledOnce();
    expect(listener.step).toHaveBeenCalledTimes(2);
    expect(open.legal).not.toBeNull();
  });

  it('waits to be played until what came before it has been shown', async () => {
    settings.pace = 'normal';
    open.close();
    open = new OpenTable(table(), {} as BoardFile, listener, {
      time: () => 700,
      scene: () => false,
    });
    sync(2, [step(1, 1), step(2, 2)]);
    hear(3, 0, [1]);
    hear(4, 1, [2]);
    hear(5, 2, [0]);
    await settle();
    expect(open.myTurn).toBe(true);
    expect(open.shown?.n).toBe(3); // my own step is shown at once
    expect(contextOf(open).legal).toBeNull();
    expect(await open.play(bid)).toBe(false);
    expect(listener.turn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(700);
    expect(open.shown?.view).toEqual(view(4));
    await vi.advanceTimersByTimeAsync(700);
    expect(open.shown?.view).toEqual(view(5));
    expect(contextOf(open).legal?.actions).toEqual([bid]);
    expect(listener.turn).toHaveBeenCalledOnce();
  });

  it('can be played at once by catching up', async () => {
    settings.pace = 'slow';
    hear(3, 0, [1]);
    hear(4, 1, [2]);
    hear(5, 2, [0]);
    await settle();
    answers['POST actions'] = () => ({
      body: { n: 6, version: 7, action: bid, events: [], view: view(6) },
    });
    open.pacing.catchUp();
    expect(contextOf(open).legal?.actions).toEqual([bid]);
    expect(await open.play(bid)).toBe(true);
    expect(asked.find(([name]) => name === 'POST actions')?.[1]['expected']).toBe(5);
  });

  it('is not mine while a bot plays for me', () => {
    const seats = [{ ...seat(0), substitute: 'greedy' as const }, seat(1), seat(2)];
    FakeSocket.last.say({ type: 'table', table: table({ n: 2, seats }) });
    expect(open.myTurn).toBe(false);
    expect(open.mayUndo).toBe(false);
  });
});

describe('play', () => {
  it('sends the action with what was seen, and shows what it did', async () => {
    answers['POST actions'] = () => ({
      body: { n: 3, action: bid, events: [{ type: 'bid' }], view: view(3) },
    });
    expect(await open.play(bid)).toBe(true);
    const [, body] = asked.find(([name]) => name === 'POST actions') ?? [];
    expect(body).toMatchObject({ expected: 2, version: 3, action: bid });
    expect(String(body?.['key'])).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(open.present).toEqual({ n: 3, view: view(3) });
    expect(open.mayUndo).toBe(true);
  });

  it('shows a step once, whether the answer or the news comes first', async () => {
    answers['POST actions'] = () => {
      hear(3, 0, [1]);
      hear(4, 1, [2]);
      return { body: { n: 3, action: bid, events: [], view: view(3) } };
    };
    await open.play(bid);
    hear(3, 0, [1]);
    expect(open.steps.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(open.present).toMatchObject({ n: 4, view: view(4) });
  });

  it('leaves the next question alone when its answer comes late', async () => {
    answers['POST actions'] = () => {
      hear(3, 0, [1]);
      hear(4, 1, [0]);
      return 'silent';
    };
    const late = open.play(bid);
    await vi.advanceTimersByTimeAsync(3000);
    expect(open.legal?.n).toBe(4);
    answers['POST actions'] = () => ({ body: { n: 3, action: bid, events: [], view: view(3) } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toBe(true);
    expect(open.legal?.n).toBe(4);
  });

  it('says which rule refuses it', async () => {
    const refusal = { code: 'bid/too-low', text: 'Bid more.', rule: 'SD-3.3' };
    answers['POST actions'] = () => ({ status: 422, body: { detail: 'Bid more.', refusal } });
    expect(await open.play(bid)).toBe(false);
    expect(listener.refused).toHaveBeenCalledWith(refusal);
    expect(open.present?.n).toBe(2);
    expect(open.sending).toBe(false);
  });

  it('takes in what happened when somebody was faster', async () => {
    answers['POST actions'] = () => ({ status: 409, body: { code: 'stale', since: [] } });
    answers['GET view'] = () => ({
      body: { n: 3, view: view(3), table: table({ n: 3, to_act: [1] }) },
    });
    answers['GET history?after=0'] = () => ({
      body: { steps: [step(1, 1), step(2, 2), step(3, 0)], chat: [] },
    });
    expect(await open.play(bid)).toBe(false);
    expect(open.present).toEqual({ n: 3, view: view(3) });
    expect(open.myTurn).toBe(false);
    expect(notices[0]?.text).toContain('faster');
  });

  it.each([
    ['another device of mine', [0, null], 'on another device'],
    ['somebody else', [1], 'Somebody else was faster'],
    ['both of us', [0, 1], 'Somebody else was faster'],
    ['somebody in secret', ['secret'], 'Somebody else was faster'],
  ] as const)('says who was faster: %s', async (_, seats, said) => {
    const since = seats.map((by, i) =>
      by === 'secret'
        ? { n: 3 + i, action: null, events: [], at: '' }
        : { ...step(3 + i, 0), action: { seat: by, type: 'bid' } },
    );
    answers['POST actions'] = () => ({ status: 409, body: { code: 'stale', since } });
    await open.play(bid);
    expect(notices[0]?.text).toContain(said);
  });

  it('tries again with the same key when the server is not reached', async () => {
    let attempts = 0;
    answers['POST actions'] = () =>
      ++attempts < 3 ? 'unreachable' : { body: { n: 3, action: bid, events: [], view: view(3) } };
    const played = open.play(bid);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await played).toBe(true);
    const sent = asked.filter(([name]) => name === 'POST actions').map(([, body]) => body['key']);
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
  });

  it('says so when the server stays away, and loses nothing', async () => {
    answers['POST actions'] = () => 'unreachable';
    const played = open.play(bid);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await played).toBe(false);
    expect(notices[0]?.text).toContain('cannot be reached');
    expect(open.legal).not.toBeNull();
  });

  it('gives a silent server less than 15 seconds, says so, and asks the line', async () => {
    answers['POST actions'] = () => 'silent';
    const began = Date.now();
    const played = open.play(bid);
    await vi.advanceTimersByTimeAsync(3100);
    expect(open.sending).toBe(true);
    expect(open.unanswered).toBe(true);
    expect(FakeSocket.last.sent).toContain('{"type":"ask"}');
    await vi.advanceTimersByTimeAsync(11_800);
    expect(await played).toBe(false);
    expect(Date.now() - began).toBeLessThan(15_000);
    expect(open.sending).toBe(false);
    expect(open.unanswered).toBe(false);
    expect(open.legal).not.toBeNull();
  });

  it('sends the very same wish with the same key when only the answer was lost', async () => {
    const keys = () =>
      asked.filter(([name]) => name === 'POST actions').map(([, body]) => body['key']);
    answers['POST actions'] = () => 'silent';
    const lost = open.play(bid);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await lost).toBe(false);
    answers['POST actions'] = () => ({
      body: { n: 3, version: 4, action: bid, events: [], view: view(3) },
    });
    sync(2, [], 2);
    expect(await open.play(bid)).toBe(true);
    expect(keys()).toHaveLength(4);
    expect(new Set(keys()).size).toBe(1);
    hear(4, 1, [0]);
    await open.play(bid); // another wish, though it looks the same
    expect(new Set(keys()).size).toBe(2);
  });

  it('asks how long to wait when it was too fast', async () => {
    vi.stubGlobal('fetch', async () =>
      Promise.resolve(new Response('{}', { status: 429, headers: { 'Retry-After': '7' } })),
    );
    expect(await open.play(bid)).toBe(false);
    expect(notices[0]?.text).toContain('7 seconds');
  });
});

describe('the past', () => {
  beforeEach(() => {
    answers['GET view?at=1'] = () => ({ body: { n: 1, view: view(1), table: table() } });
    answers['GET view?at=0'] = () => ({ body: { n: 0, view: view(0), table: table() } });
  });

  it('is shown while the game goes on underneath', async () => {
    await open.look(1);
    expect(open.shown).toEqual({ n: 1, view: view(1) });
    hear(3, 0, [1]);
    expect(open.shown?.n).toBe(1);
    expect(open.n).toBe(3);
    await open.look(3);
    expect(open.past).toBeNull();
  });

  it('is asked for once a moment', async () => {
    await open.look(1);
    await open.look(2);
    await open.look(1);
    expect(asked.filter(([name]) => name === 'GET view?at=1')).toHaveLength(1);
  });

  it('skips what was scrubbed over meanwhile', async () => {
    void open.look(1);
    void open.look(0);
    void open.look(2);
    await vi.advanceTimersByTimeAsync(10);
    expect(open.past).toBeNull();
    expect(asked.some(([name]) => name === 'GET view?at=0')).toBe(false);
  });

  it('adds up presses that come faster than positions', async () => {
    for (let n = 3; n <= 9; n++) hear(n, n % 3, [(n + 1) % 3]);
    for (let n = 0; n < 9; n++)
      answers[`GET view?at=${n}`] = () => ({ body: { n, view: view(n), table: table() } });
    for (let press = 0; press < 6; press++) void open.look(open.aim - 1);
    expect(open.aim).toBe(3);
    await vi.advanceTimersByTimeAsync(10);
    expect(open.shown?.n).toBe(3);
    // The next ones that way are on their way already.
    expect(asked.map(([name]) => name)).toEqual(
      expect.arrayContaining(['GET view?at=1', 'GET view?at=0']),
    );
  });

  describe('on a slow line', () => {
    const LATE = 300;
    beforeEach(() => {
      // Come at once, the steps between have no positions that are known.
      const came = Array.from({ length: 18 }, (_, i) => step(i + 3, i % 3));
      sync(20, came, 2);
      const quick = fetch;
      vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
        await new Promise((resume) => setTimeout(resume, LATE));
        const n = Number(/at=(\d+)/.exec(path)?.[1] ?? NaN);
        if (Number.isNaN(n)) return quick(path, init);
        return new Response(JSON.stringify({ n, view: view(n), table: table() }));
      });
    });

    it('adds presses up also when they change direction', async () => {
      render(History, {
        open,
        playback: new Playback(
          open,
          () => 700,
          () => 1,
        ),
        look: (n) => void open.look(n),
      });
      const press = (name: string, times: number) => {
        for (let time = 0; time < times; time++) {
          screen.getByRole('button', { name }).click();
          flushSync();
        }
      };
      const isDead = (name: string) =>
        screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
      expect(isDead('One move forward')).toBe(true);
      press('One move back', 6);
      // The board still shows the present, but the presses that wait do not end there.
      expect(open.shown?.n).toBe(20);
      expect(isDead('One move forward')).toBe(false);
      press('One move forward', 2);
      press('One move back', 5);
      expect(open.aim).toBe(11);
      await vi.advanceTimersByTimeAsync(10 * LATE);
      expect(open.shown?.n).toBe(11);
      press('One move forward', 9);
      expect(open.aim).toBe(20);
      expect(isDead('One move forward')).toBe(true);
      expect(isDead('One move back')).toBe(false);
      press('One move back', 20);
      expect(isDead('One move back')).toBe(true);
      await vi.advanceTimersByTimeAsync(10 * LATE);
      expect(open.shown?.n).toBe(0);
    });

    it('shows the steps near at once, one way and the other', async () => {
      void open.look(10);
      await vi.advanceTimersByTimeAsync(10 * LATE);
      expect(open.shown?.n).toBe(10);
      for (const n of [9, 8, 7, 8, 9, 10, 11]) {
        void open.look(n);
        await settle();
        expect(open.shown?.n).toBe(n);
      }
    });
  });

  it('is not where one acts: nothing is played, taken back or asked meanwhile', async () => {
    hear(3, 0, [0]);
    await open.look(1);
    asked = [];
    await open.undo();
    await open.ask();
    expect(await open.play(bid)).toBe(false);
    expect(asked.filter(([name]) => !name.startsWith('GET view'))).toEqual([]);
  });

  it('gives up a moment that is taken back while it is on its way', async () => {
    const looking = open.look(1);
    FakeSocket.last.say({ type: 'undo', n: 0, version: 9, view: view(0), to_act: [2] });
    await looking;
    expect(open.past).toBeNull();
    expect(open.shown).toMatchObject({ n: 0, view: view(0) });
  });

  it('ends when the moment looked at is taken back', async () => {
    await open.look(1);
    FakeSocket.last.say({ type: 'undo', n: 1, version: 9, view: view(1), to_act: [2] });
    expect(open.past).toBeNull();
    expect(open.steps).toHaveLength(1);
    expect(open.present).toMatchObject({ n: 1, view: view(1) });
  });
});

describe('taking back', () => {
  beforeEach(() => {
    hear(3, 0, [0]);
    hear(4, 0, [0]);
    answers['POST undo'] = (body) => {
      const n = Number(body['expected']) - 1;
      return { body: { n, action: null, events: [], view: view(n) } };
    };
  });

  it('goes on to the step before without waiting for the news', async () => {
    await open.undo();
    await open.undo();
    expect(open.present).toEqual({ n: 2, view: view(2) });
    expect(open.table.to_act).toEqual([0]);
    await open.undo(); // the step before is another's
    expect(asked.filter(([name]) => name === 'POST undo')).toHaveLength(2);
    // The news of the first comes late.
    FakeSocket.last.say({ type: 'undo', n: 3, version: 9, view: view(3), to_act: [0] });
    expect(open.present).toEqual({ n: 2, view: view(2) });
  });
});

describe('previews', () => {
  const told = [{ events: [{ type: 'bid' }], refusal: null }];

  it('tell what own actions would cause', async () => {
    answers['POST previews'] = () => ({ body: { n: 2, previews: told } });
    expect(await open.previews([bid])).toEqual(told);
    expect(asked.at(-1)).toEqual(['POST previews', { actions: [bid] }]);
  });

  it('tell nothing when the game has gone on', async () => {
    answers['POST previews'] = () => ({ body: { n: 3, previews: told } });
    expect(await open.previews([bid])).toBeNull();
  });
});

describe('a lost line', () => {
  it('brings what was missed, and takes back what was undone', () => {
    FakeSocket.last.onclose?.();
    expect(open.line).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last.address).toContain('after=2&version=3');
    sync(3, [step(2, 1), step(3, 0)], 1, { to_act: [1] });
    expect(open.line).toBe('open');
    expect(open.steps.map(({ action }) => action?.seat)).toEqual([1, 1, 0]);
  });

  it('leaves what is asked as it was, so that what was picked stays', () => {
    const { legal } = open;
    FakeSocket.last.onclose?.();
    vi.advanceTimersByTime(1000);
    asked = [];
    sync(2, [], 2);
    expect(open.legal).toBe(legal);
    expect(asked).toEqual([]);
  });

  it('brings what I may do when the question for it was lost', async () => {
    answers['GET legal'] = () => 'silent';
    hear(3, 0, [0]);
    const before = FakeSocket.last;
    await vi.advanceTimersByTimeAsync(3000);
    before.say({ type: 'beat' });
    await vi.advanceTimersByTimeAsync(6000);
    before.say({ type: 'beat' });
    await vi.advanceTimersByTimeAsync(6000);
    expect(open.legal).toBeNull();
    expect(FakeSocket.last).not.toBe(before);
    answers['GET legal'] = () => ({ body: { n: 3, seat: 0, actions: [bid], previews: [[]] } });
    sync(3, [], 3);
    await settle();
    expect(open.legal?.actions).toEqual([bid]);
  });

  it('is opened anew when a step is missing', () => {
    const before = FakeSocket.last;
    hear(5, 1, [2]);
    expect(FakeSocket.last).not.toBe(before);
    expect(open.steps).toHaveLength(2);
  });
});

describe('a busy site', () => {
  it('shows the place of a hint in the queue until the hint comes', async () => {
    hear(3, 1, [0]);
    let times = 0;
    let place: number | null = null;
    answers['GET hint?wait=2'] = () => {
      times += 1;
      if (times === 3) place = open.place;
      if (times < 3) return { status: 202, body: { n: 3, place: 3 - times, seconds: 4 } };
      return { body: { n: 3, action: bid, reasons: [] } };
    };
    await open.ask();
    expect(place).toBe(1);
    expect(open.hint?.action).toEqual(bid);
    expect(open.place).toBe(0);
    expect(open.asking).toBe(false);
  });

  it('asks no more for a hint when the turn has passed', async () => {
    hear(3, 1, [0]);
    answers['GET hint?wait=2'] = () => {
      hear(4, 0, [1]);
      return { status: 202, body: { n: 3, place: 2, seconds: 4 } };
    };
    await open.ask();
    expect(open.hint).toBeNull();
    expect(asked.filter(([name]) => name.startsWith('GET hint'))).toHaveLength(1);
  });

  it('is told until the bot begins to think, and forgotten on a new line', () => {
    FakeSocket.last.say({ type: 'busy', seconds: 7 });
    expect(open.busy).toBe(7);
    FakeSocket.last.say({ type: 'busy', seconds: 0 });
    expect(open.busy).toBe(0);
    FakeSocket.last.say({ type: 'busy', seconds: 5 });
    sync(2, [], 2);
    expect(open.busy).toBe(0);
  });
});

it('shows no line of chat that was removed', () => {
  const line = (id: number) => ({ id, seat: null, name: 'Eve', text: `${id}`, at: '' });
  for (const id of [1, 2, 3])
    FakeSocket.last.say({ type: 'chat', line: { ...line(id), watching: true } });
  FakeSocket.last.say({ type: 'unsaid', ids: [1, 3] });
  expect(open.chat.map(({ id }) => id)).toEqual([2]);
});

it('is over when the table says so', () => {
  hear(3, 0, []);
  FakeSocket.last.say({ type: 'table', table: table({ n: 3, status: 'over', to_act: [] }) });
  expect(open.table.status).toBe('over');
});

it('keeps problems apart from answers', () => {
  const problem = new Problem(422, { code: 'bad-setup', detail: 'No.', faults: ['a', 1] }, 0);
  expect(problem).toMatchObject({ code: 'bad-setup', message: 'No.', faults: ['a', '1'] });
  expect(new Problem(500, { refusal: 'odd' }).refusal).toBeNull();
});
