import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Step } from '../wire/types';
import type { OpenTable } from './open-table.svelte';
import { Playback } from './playback.svelte';

const BID_MS = 800;
let shown: number;
let speed: number;
let playback: Playback;
const N = 6;

beforeEach(() => {
  vi.useFakeTimers();
  shown = N;
  speed = 1;
  const open = {
    n: N,
    steps: Array.from({ length: N }, (_, i): Step => ({
      n: i + 1,
      action: null,
      events: [],
      at: '',
    })),
    get shown() {
      return { n: shown, view: null };
    },
    look: async (n: number) => void (shown = n),
    foresee: async () => {},
  };
  playback = new Playback(
    open as unknown as OpenTable,
    () => BID_MS,
    () => speed,
  );
});

afterEach(() => {
  playback.stop();
  vi.useRealTimers();
});

it('shows each step for the time that it takes, and ends at the present', async () => {
  await playback.start(3);
  await vi.advanceTimersByTimeAsync(BID_MS - 1);
  expect(shown).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toBe(4);
  await vi.advanceTimersByTimeAsync(BID_MS * 2);
  expect(shown).toBe(N);
  expect(playback.running).toBe(false);
});

it.each([
  [0.5, BID_MS * 2],
  [2, BID_MS / 2],
  [4, BID_MS / 4],
])('plays at %s of the speed, also when that changes on the way', async (wanted, wait) => {
  await playback.start(2);
  speed = wanted;
  await vi.advanceTimersByTimeAsync(BID_MS);
  expect(shown).toBe(3);
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(shown).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toBe(4);
});

it('shows the moves of one player only, and then the present', async () => {
  await playback.through([2, 5]);
  expect(shown).toBe(1);
  await vi.advanceTimersByTimeAsync(BID_MS);
  expect(shown).toBe(2);
  await vi.advanceTimersByTimeAsync(BID_MS);
  expect(shown).toBe(5);
  await vi.advanceTimersByTimeAsync(BID_MS);
  expect(shown).toBe(N);
  expect(playback.running).toBe(false);
});
