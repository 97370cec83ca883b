import { describe, expect, it } from 'vitest';
import type { Step } from '../wire/types';
import { marksOf } from './marks';

/** Steps by seats: `1D6` lays a tile on D6, `1` passes, and `-` is chance. */
function played(...moves: string[]): Step[] {
  return moves.map((move, i) => {
    const hex = move.slice(1);
    const action = { seat: move === '-' ? null : Number(move[0]), type: hex ? 'lay' : 'pass' };
    return { n: i + 1, action, events: hex ? [{ type: 'laid', hex }] : [{ type: 'bid' }], at: '' };
  });
}

const marks = (steps: Step[], n = steps.length, you: number | null = 0) =>
  marksOf(steps, n, you, 3, (event) => 'hex' in event).map(({ seat, events }) => [
    seat,
    ...events.map((event) => event['hex']),
  ]);

describe('the last moves of the others', () => {
  it('stay until their next, which may take several steps', () => {
    const steps = played('1A1', '2B1', '2B2', '0C1', '1D1', '1D2');
    expect(marks(steps, 4)).toEqual([
      [1, 'A1'],
      [2, 'B1', 'B2'],
    ]);
    expect(marks(steps)).toEqual([
      [1, 'D1', 'D2'],
      [2, 'B1', 'B2'],
    ]);
  });

  it('are marked as they were at a moment of the past', () => {
    expect(marks(played('1A1', '2B1', '1A2'), 1)).toEqual([[1, 'A1']]);
  });

  it('stay when something is done that has no place on the board', () => {
    expect(marks(played('1A1', '2B1', '1', '2'))).toEqual([
      [1, 'A1'],
      [2, 'B1'],
    ]);
  });

  it('are not one’s own, and everybody’s for who only watches', () => {
    expect(marks(played('0A1'))).toEqual([]);
    expect(marks(played('0A1'), 1, null)).toEqual([[0, 'A1']]);
  });

  it('do not end where chance comes between', () => {
    expect(marks(played('1A1', '-', '1A2'))).toEqual([[1, 'A1', 'A2']]);
  });
});
