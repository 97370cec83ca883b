import { describe, expect, it } from 'vitest';
import type { Seat, Step, Table } from '../wire/types';
import { isAlone, takeBack } from './takeback';

const seat = (number: number, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: 'human',
  name: `P${number}`,
  level: null,
  online: true,
  substitute: null,
  left: false,
  ...more,
});
const bots = [seat(0), seat(1, { kind: 'bot' }), seat(2, { kind: 'bot' })];
const people = [seat(0), seat(1), seat(2)];
const table = (seats: Seat[], more: Partial<Table> = {}) =>
  ({ you: 0, status: 'playing', takebacks: 'ask', seats, ...more }) as Table;
const steps = (...seats: (number | null)[]) =>
  seats.map((by, index) => ({ n: index + 1, action: { seat: by, type: 'pass' } })) as Step[];

describe('taking back', () => {
  it('goes alone through what bots did, to any own decision', () => {
    expect(takeBack(table(bots), steps(0, 1, 2, 0, 1, 2))).toEqual({ to: 3, ask: false });
    expect(takeBack(table(bots), steps(0, 1, 2, 0, 1, 2), 0)).toEqual({ to: 0, ask: false });
    expect(takeBack(table(bots), steps(0, 1, 2, 0, 1, 2), 1)).toBeNull();
    expect(isAlone(table([seat(0), seat(1, { left: true })]))).toBe(true);
  });

  it('asks people who have gone on, where that may be asked', () => {
    expect(takeBack(table(people), steps(1, 0))).toEqual({ to: 1, ask: false });
    expect(takeBack(table(people), steps(0, 1))).toEqual({ to: 0, ask: true });
    expect(takeBack(table(people, { takebacks: 'solo' }), steps(0, 1))).toBeNull();
    expect(takeBack(table(people, { takebacks: 'solo' }), steps(1, 0))).not.toBeNull();
  });

  it('leaves what is final', () => {
    expect(takeBack(table(bots), steps(0, 1, null, 2))).toBeNull();
    expect(takeBack(table(bots, { takebacks: 'none' }), steps(0))).toBeNull();
    expect(takeBack(table(bots, { status: 'over' }), steps(0))).toBeNull();
    expect(takeBack(table(bots, { you: null }), steps(0))).toBeNull();
    expect(takeBack(table([seat(0, { substitute: 'greedy' })]), steps(0))).toBeNull();
    expect(takeBack(table(bots), steps(1, 2))).toBeNull();
    const secret = [...steps(0), { n: 2, action: null } as Step];
    expect(takeBack(table(people), secret)).toBeNull();
  });
});
