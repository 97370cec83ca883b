import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../app/settings.svelte';
import type { Payday } from '../games/shared/payday';
import steelDriver from '../games/steel-driver';
import { payday as paydayOf } from '../games/steel-driver/payday';
import { SteelDriverSession } from '../games/steel-driver/session.svelte';
import { context, view } from '../games/steel-driver/testing/table';
import { speak } from '../text/fluent';
import PaydayScene from './PaydayScene.svelte';

const EVENTS = [
  { type: 'profit_taken', seat: 1, company: 'red', amount: 70 },
  { type: 'profit_taken', seat: 0, company: 'blue', amount: 40 },
  { type: 'profit_taken', seat: 1, company: 'green', amount: 30 },
];
let end: ReturnType<typeof vi.fn<() => void>>;
let dispose: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  settings.pace = 'normal';
  await speak('en');
  end = vi.fn();
});

afterEach(() => {
  cleanup();
  dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(still: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  const ctx = context({});
  let session!: SteelDriverSession;
  dispose = $effect.root(() => {
    session = new SteelDriverSession(ctx);
  });
  const payday = paydayOf(EVENTS, view()) as Payday;
  render(PaydayScene, { payday, game: steelDriver, ctx, session, end });
  flushSync();
}

const sums = () => [...document.querySelectorAll('.sum')].map((each) => each.textContent?.trim());

it('tells what each company pays, one after the other, and sums it up', () => {
  show(false);
  expect(sums()).toEqual(['+$0', '+$70', '+$0']);
  vi.advanceTimersByTime(850);
  flushSync();
  expect(sums()).toEqual(['+$40', '+$70', '+$0']);
  for (let stage = 0; stage < 2; stage++) {
    vi.advanceTimersByTime(850);
    flushSync();
  }
  expect(sums()).toEqual(['+$40', '+$100', '+$0']);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(end).toHaveBeenCalledOnce();
});

it('tells all at once to those who do not want things to move, and stays as long', () => {
  show(true);
  expect(sums()).toEqual(['+$40', '+$100', '+$0']);
  vi.advanceTimersByTime(3000);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(850 * 3);
  expect(end).toHaveBeenCalledOnce();
});

it('can be skipped', () => {
  show(false);
  screen.getByTestId('end-scene').click();
  expect(end).toHaveBeenCalledOnce();
});

it('waits for a click where each step is clicked', () => {
  settings.pace = 'step';
  show(false);
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});
