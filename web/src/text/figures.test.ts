import { beforeEach, describe, expect, it } from 'vitest';
import { dayInWords, figure, left, mondayOf, shifted } from './figures';
import { speak } from './fluent';

describe('figures', () => {
  beforeEach(() => speak('en'));

  it('are written as people of a language do', async () => {
    expect(figure(12345)).toBe('12,345');
    await speak('pt');
    expect(figure(12345)).toBe('12.345');
    expect(dayInWords('2026-12-01')).toBe('1 de dezembro de 2026');
  });

  it('know days without a clock', () => {
    expect(dayInWords('2026-12-01')).toBe('December 1, 2026');
    expect(shifted('2026-12-31', 1)).toBe('2027-01-01');
    expect(shifted('2028-03-01', -1)).toBe('2028-02-29');
    expect(mondayOf('2026-12-01')).toBe('2026-11-30');
    expect(mondayOf('2026-11-30')).toBe('2026-11-30');
    expect(mondayOf('2026-12-06')).toBe('2026-11-30');
  });

  it('count down in minutes', () => {
    const now = Date.parse('2026-12-01T20:52:30Z');
    expect(left('2026-12-02T00:00:00Z', now)).toBe('3:08');
    expect(left('2026-12-01T20:00:00Z', now)).toBe('0:00');
  });
});
