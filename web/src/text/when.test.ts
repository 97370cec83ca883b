import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosen } from './language.svelte';
import { heardAt } from './server-time';
import { ago, clock, listed } from './when';

const now = Date.parse('2026-11-30T12:00:00Z');

it('says how long ago something was, rounded down', () => {
  chosen.language = 'en';
  expect(ago('2026-11-30T11:59:40Z', now)).toBe('now');
  expect(ago('2026-11-30T11:57:20Z', now)).toBe('2 minutes ago');
  expect(ago('2026-11-30T09:00:01Z', now)).toBe('2 hours ago');
  expect(ago('2026-11-29T11:00:00Z', now)).toBe('yesterday');
});

describe('a device whose clock is wrong', () => {
  const sent = 'Mon, 30 Nov 2026 12:00:00 GMT';
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    heardAt(new Date().toUTCString());
  });

  it.each([-86_400, -82_800, -300, 0, 300, 7200])('by %i seconds says the same', (wrong) => {
    chosen.language = 'en';
    vi.setSystemTime(now + wrong * 1000);
    heardAt(sent);
    expect(ago('2026-11-30T11:59:59Z')).toBe('now');
    expect(ago('2026-11-30T11:57:20Z')).toBe('2 minutes ago');
    expect(ago('2026-11-30T09:00:00Z')).toBe('3 hours ago');
    vi.advanceTimersByTime(120_000);
    expect(ago('2026-11-30T11:57:20Z')).toBe('4 minutes ago');
    expect(clock('2026-11-30T12:01:00Z')).not.toContain('/'); // today at the server's
  });

  it('never puts what has happened into the future', () => {
    vi.setSystemTime(now - 82_800_000);
    heardAt(null);
    heardAt('no date');
    expect(ago('2026-11-30T11:00:00Z', now - 82_800_000)).toBe('now');
  });
});

it('lists names in the chosen language', () => {
  chosen.language = 'es';
  expect(listed(['Ana', 'Inés'])).toBe('Ana e Inés');
  chosen.language = 'pt';
  expect(listed(['Ana', 'Bia', 'Caio'])).toBe('Ana, Bia e Caio');
});
