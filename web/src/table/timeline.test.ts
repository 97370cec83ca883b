import { describe, expect, it } from 'vitest';
import type { ChatLine, Step } from '../wire/types';
import { extended, lastOf, resumed, talk } from './timeline';

const step = (n: number, seat: number | null = 0): Step => ({
  n,
  action: { seat, type: 'pass' },
  events: [],
  at: '2026-11-30T12:00:00Z',
});
const steps = (...seats: (number | null)[]) => seats.map((seat, index) => step(index + 1, seat));

describe('extended', () => {
  it('adds the next step', () => {
    expect(extended(steps(0), step(2, 1))).toEqual(steps(0, 1));
  });

  it('changes nothing when the step is known', () => {
    const known = steps(0, 1);
    expect(extended(known, step(2, 1))).toBe(known);
  });

  it('says when steps between are missing', () => {
    expect(extended(steps(0), step(3))).toBeNull();
  });
});

describe('resumed', () => {
  it('goes on after what is known', () => {
    expect(resumed(steps(0, 1), 2, [step(3, 2)])).toEqual(steps(0, 1, 2));
  });

  it('forgets what was taken back meanwhile, and played otherwise', () => {
    expect(resumed(steps(0, 1, 1), 1, [step(2, 2)])).toEqual(steps(0, 2));
    expect(resumed(steps(0, 1), 1, [])).toEqual(steps(0));
  });
});

describe('lastOf', () => {
  it('finds the last step of a seat', () => {
    expect(lastOf(steps(0, 1, 0, 2), 0)).toBe(3);
    expect(lastOf(steps(0, 1), 2)).toBe(0);
  });

  it('finds none for spectators, also not the steps of chance', () => {
    expect(lastOf(steps(null, 1), null)).toBe(0);
  });
});

describe('talk', () => {
  it('keeps every line once, in order', () => {
    const line = (id: number): ChatLine => ({ id, seat: 0, name: 'Ann', text: `${id}`, at: '' });
    expect(talk([line(1), line(3)], [line(2), line(3)]).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
