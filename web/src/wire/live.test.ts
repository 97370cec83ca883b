import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Line, type News } from './live';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  close() {
    this.closed = true;
  }

  send(text: string) {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  say(news: object) {
    this.onmessage?.({ data: JSON.stringify(news) });
  }

  fail() {
    this.onclose?.();
  }
}

const heard: News[] = [];
const lines: Line[] = [];
let known = 0;
let version: number | null = null;
let live: Live;

const last = () => {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error('No line was opened.');
  return socket;
};
const query = () => new URL(last().address).searchParams;
const beat = () => last().say({ type: 'beat' });
const sync = (n: number, version: number) => {
  if (last().readyState === 0) last().open();
  last().say({ type: 'sync', n, version, after: 0, table: {}, view: null, steps: [], chat: [] });
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  heard.length = 0;
  lines.length = 0;
  known = 0;
  version = null;
  live = new Live(
    {
      id: 'k3/v9',
      after: () => known,
      version: () => version,
      hear: (news) => heard.push(news),
      line: (line) => lines.push(line),
    },
    FakeSocket as unknown as typeof WebSocket,
  );
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

it('opens a line to the table and passes on what it hears', () => {
  expect(last().address).toMatch(/^ws:.*\/api\/games\/k3%2Fv9\/live\?after=0$/);
  expect(lines).toEqual(['connecting']);
  sync(4, 9);
  last().say({ type: 'chat', line: { id: 1 } });
  expect(lines).toEqual(['connecting', 'open']);
  expect(heard.map((news) => news.type)).toEqual(['sync', 'chat']);
});

it('comes back with the last step and version it saw', () => {
  sync(4, 9);
  known = 4;
  version = 10;
  last().say({ type: 'step', n: 5, version: 10, step: {}, view: null, to_act: [] });
  known = 5;
  last().fail();
  expect(lines.at(-1)).toBe('lost');
  vi.advanceTimersByTime(700);
  expect(FakeSocket.made).toHaveLength(2);
  expect(query().get('after')).toBe('5');
  expect(query().get('version')).toBe('10');
  sync(5, 10);
  expect(lines.at(-1)).toBe('open');
});

it('waits longer from attempt to attempt, and starts anew once it is heard', () => {
  const attempts = (milliseconds: number) => {
    const before = FakeSocket.made.length;
    vi.advanceTimersByTime(milliseconds);
    return FakeSocket.made.length - before;
  };
  last().fail();
  expect(attempts(300)).toBe(0);
  expect(attempts(400)).toBe(1);
  last().fail();
  expect(attempts(700)).toBe(0);
  expect(attempts(600)).toBe(1);
  sync(0, 1);
  last().fail();
  expect(attempts(700)).toBe(1);
});

it('comes back at once when the browser is on line again', () => {
  sync(0, 1);
  dispatchEvent(new Event('offline'));
  expect(lines.at(-1)).toBe('lost');
  dispatchEvent(new Event('online'));
  expect(FakeSocket.made).toHaveLength(2);
});

it('does not take what an old line says', () => {
  const old = last();
  live.again();
  expect(old.closed).toBe(true);
  old.say({ type: 'chat', line: {} });
  old.fail();
  expect(heard).toEqual([]);
  expect(lines).not.toContain('lost');
});

it('stays away once it is stopped', () => {
  live.stop();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.made).toHaveLength(1);
  expect(last().closed).toBe(true);
});

describe('a line that falls silent', () => {
  it('says at the beginning that it answers, and answers every beat', () => {
    sync(0, 1);
    expect(last().sent).toEqual(['beat']);
    beat();
    beat();
    expect(last().sent).toEqual(['beat', 'beat', 'beat']);
    expect(heard.map((news) => news.type)).toEqual(['sync']);
  });

  it('is noticed within 15 seconds and opened anew', () => {
    sync(4, 9);
    known = 4;
    version = 9;
    for (let beats = 0; beats < 10; beats++) {
      vi.advanceTimersByTime(4000);
      beat();
    }
    expect(lines).toEqual(['connecting', 'open']);
    const silent = last();
    vi.advanceTimersByTime(11_000);
    expect(lines.at(-1)).toBe('lost');
    expect(silent.closed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(query().get('after')).toBe('4');
    silent.say({ type: 'chat', line: {} });
    sync(5, 10);
    expect(lines.at(-1)).toBe('open');
    expect(heard.map((news) => news.type)).toEqual(['sync', 'sync']);
  });

  it('is opened anew when the server hears nothing of us', () => {
    sync(0, 1);
    last().say({ type: 'unheard' });
    expect(last().closed).toBe(true);
    expect(lines.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('is given up as well when it never opens, again and again', () => {
    vi.advanceTimersByTime(11_000);
    expect(lines.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBeGreaterThan(3);
    expect(FakeSocket.made.slice(0, -1).every((socket) => socket.closed)).toBe(true);
  });

  it.each([
    ['on line again', () => dispatchEvent(new Event('online'))],
    ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['brought back from where it was kept', () => dispatchEvent(new Event('pageshow'))],
    ['in doubt', () => live.doubt()],
  ])('is asked when the page is %s, and must answer soon', (_, happens) => {
    sync(0, 1);
    vi.advanceTimersByTime(1000);
    happens();
    happens();
    expect(last().sent).toEqual(['beat', 'ask']); // one question at a time
    vi.advanceTimersByTime(3900);
    expect(lines.at(-1)).toBe('open');
    beat();
    vi.advanceTimersByTime(4500);
    expect(lines.at(-1)).toBe('open');
    happens();
    vi.advanceTimersByTime(4000);
    expect(lines.at(-1)).toBe('lost');
    happens();
    expect(FakeSocket.made).toHaveLength(2); // at once, without a pause
  });

  it('is not asked on while the page is hidden', () => {
    sync(0, 1);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent).toEqual(['beat']);
    hidden.mockRestore();
  });
});
