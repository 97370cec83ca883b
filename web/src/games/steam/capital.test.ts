import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../wire/types';
import { capitalOf } from './capital';
import { lay } from './testing/table';

const raised = (seat: number): GameEvent => ({
  ...{ type: 'capital_raised', seat, steps: 1 },
  ...{ money: 5, income: -1, vp: 0 },
});
const laid: GameEvent = { type: 'laid', seat: 0, cost: 2 };
const of = (...events: GameEvent[]) => capitalOf({ action: lay('C5', [0, 3]), events });

describe('the capital that a tile needs', () => {
  it('is what its builder raises', () => {
    expect(of(laid, raised(0))?.income).toBe(-1);
    expect(of(laid, raised(1))).toBeNull();
    expect(of(laid)).toBeNull();
  });

  it('is not what the builder raises for expenses at the end of the turn', () => {
    const passed = { type: 'move_passed', seat: 0, round: 1, unasked: true };
    expect(of(laid, { type: 'build_ended', seat: 0, unasked: true }, passed, raised(0))).toBeNull();
  });
});
