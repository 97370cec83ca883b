import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../app/settings.svelte';
import type { Step } from '../wire/types';
import { Pacing, type Moment } from './pacing.svelte';

const ME = 0;
const BOT = 1;
const BID_MS = 700;
const PAYDAY_MS = 1200;

/** A table whose steps come as the test says. */
class Fake {
  steps: Step[] = [];
  present: Moment | null = { n: 0, view: 'view 0' };
  mode: Pace = 'normal';
  watched = true;
  told: number[] = [];
  arrivals = 0;
  missing = new Set<number>();

  readonly pacing = new Pacing(Object.assign(this.source(), {}), {
    time: (step) => (step.events[0]?.type === 'payday' ? PAYDAY_MS : BID_MS),
    scene: (step) => step.events[0]?.type === 'payday',
  });

  private source() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the getter has its own
    const fake = this;
    return Object.defineProperty(
      {
        present: null as Moment | null,
        step: (n: number) => this.steps[n - 1],
        follows: () => this.watched,
        own: (step: Step) => step.action?.seat === ME,
        pace: () => this.mode,
        view: async (n: number) => (this.missing.has(n) ? null : `view ${n}`),
        shown: (step: Step) => void this.told.push(step.n),
        arrived: () => void (this.arrivals += 1),
      },
      'present',
      { get: () => fake.present },
    );
  }

  /** Steps of these seats come at once. */
  come(...seats: (number | 'payday')[]): void {
    for (const seat of seats) {
      const before = this.present;
      const n = this.steps.length + 1;
      const payday = seat === 'payday';
      const action = { seat: payday ? BOT : seat, type: 'bid' };
      this.steps.push({ n, action, events: [{ type: payday ? 'payday' : 'bid' }], at: '' });
      this.present = { n, view: `view ${n}` };
      this.pacing.came(before);
    }
  }

  /** How many steps are shown. */
  get shown(): number {
    return this.pacing.moment?.n ?? this.present?.n ?? 0;
  }
}

let table: Fake;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  table = new Fake();
});

afterEach(() => {
  table.pacing.stop();
  vi.useRealTimers();
});

describe('steps that come faster than they can be seen', () => {
  it('are shown one after the other, each for its time', async () => {
    table.come(BOT, BOT, BOT);
    expect(table.shown).toBe(1);
    expect(table.pacing.behind).toBe(2);
    await pass(BID_MS - 1);
    expect(table.shown).toBe(1);
    await pass(1);
    expect(table.shown).toBe(2);
    await pass(BID_MS);
    expect(table.shown).toBe(3);
    expect(table.pacing.moment).toBeNull();
    expect(table.told).toEqual([1, 2, 3]);
  });

  it('wait for the one before, which came long ago, no longer than it takes', async () => {
    table.come(BOT);
    await pass(BID_MS * 3);
    table.come(BOT);
    expect(table.shown).toBe(2);
  });

  it('are shown with the position that each of them led to', async () => {
    table.come(BOT, BOT, BOT);
    expect(table.pacing.moment).toEqual({ n: 1, view: 'view 1' });
    await pass(BID_MS);
    expect(table.pacing.moment).toEqual({ n: 2, view: 'view 2' });
  });

  it('stay twice as long at a slow pace', async () => {
    table.mode = 'slow';
    table.come(BOT, BOT);
    await pass(BID_MS * 2 - 1);
    expect(table.shown).toBe(1);
    await pass(1);
    expect(table.shown).toBe(2);
  });

  it('are shown at once when no time is wanted', () => {
    table.mode = 'instant';
    table.come(BOT, BOT, BOT);
    expect(table.shown).toBe(3);
    expect(table.told).toEqual([1, 2, 3]);
  });

  it('wait for a click each, step by step', async () => {
    table.mode = 'step';
    table.come(BOT, BOT);
    await pass(60_000);
    expect(table.shown).toBe(0);
    table.pacing.next();
    await pass(60_000);
    expect(table.shown).toBe(1);
    table.pacing.next();
    expect(table.pacing.moment).toBeNull();
    table.come(BOT);
    await pass(60_000);
    expect(table.shown).toBe(2);
  });

  it('are shown at once to a page that nobody looks at', () => {
    table.watched = false;
    table.come(BOT, BOT, BOT);
    expect(table.pacing.moment).toBeNull();
  });

  it('give way to the present where a position cannot be learnt', async () => {
    table.missing.add(2);
    table.come(BOT, BOT, BOT);
    await pass(BID_MS);
    expect(table.pacing.moment).toBeNull();
    expect(table.shown).toBe(3);
  });
});

describe('catching up', () => {
  it('shows the present at once, and tells of all that was left', async () => {
    table.come(BOT, BOT, BOT);
    table.pacing.catchUp();
    expect(table.pacing.moment).toBeNull();
    expect(table.told).toEqual([1, 2, 3]);
    await pass(60_000);
    expect(table.told).toEqual([1, 2, 3]);
  });

  it('happens when no time is wanted any more', () => {
    table.come(BOT, BOT, BOT);
    table.mode = 'instant';
    table.pacing.changed();
    expect(table.pacing.moment).toBeNull();
  });

  it('ends the scene that is told', async () => {
    const hush = vi.fn();
    table.pacing.hush = hush;
    table.come('payday');
    table.pacing.catchUp();
    expect(hush).toHaveBeenCalledOnce();
    expect(table.pacing.jumps).toBe(1);
  });
});

describe('own steps', () => {
  it('are shown at once, and what follows waits until they have been seen', async () => {
    table.come(ME, BOT);
    expect(table.shown).toBe(1);
    await pass(BID_MS);
    expect(table.shown).toBe(2);
  });

  it('are shown at once step by step as well', async () => {
    table.mode = 'step';
    table.come(ME, BOT);
    expect(table.shown).toBe(1);
    await pass(60_000);
    expect(table.shown).toBe(1);
  });
});

describe('a scene', () => {
  it('holds the next step up until it is over', async () => {
    table.come('payday', BOT);
    table.pacing.telling(true);
    await pass(PAYDAY_MS * 5);
    expect(table.shown).toBe(1);
    table.pacing.telling(false);
    await pass(0);
    expect(table.shown).toBe(2);
  });

  it('of the last step keeps the moment from being the present until it is over', async () => {
    table.come('payday');
    expect(table.pacing.moment?.n).toBe(1);
    expect(table.pacing.behind).toBe(0);
    table.pacing.telling(true);
    await pass(60_000);
    expect(table.pacing.moment).not.toBeNull();
    expect(table.arrivals).toBe(0);
    table.pacing.telling(false);
    expect(table.pacing.moment).toBeNull();
    expect(table.arrivals).toBe(1);
  });

  it('that does not begin holds nothing up', async () => {
    table.come('payday', BOT);
    await pass(PAYDAY_MS + 400);
    expect(table.shown).toBe(2);
  });
});

describe('steps that are taken back', () => {
  it('are not shown any more', async () => {
    table.come(BOT, BOT, BOT);
    table.steps = table.steps.slice(0, 1);
    table.present = { n: 1, view: 'view 1' };
    table.pacing.cut(1);
    await pass(60_000);
    expect(table.shown).toBe(1);
    expect(table.told).toEqual([1]);
  });
});
