import type { Choice } from '../hex/choices';

/** Capital that is raised, and what somebody has after it. */
export interface Capital {
  steps: number;
  money: number;
  income: number;
  vp: number;
}

/** With these what a choice itself does is over; capital raised later is for something else. */
const AFTERWARDS = ['build_ended', 'phase_began', 'move_passed'];

/** Returns the capital a choice would raise for whoever makes it, or null. */
export function capitalOf({ action, events }: Choice): Capital | null {
  const over = events.findIndex(({ type }) => AFTERWARDS.includes(type));
  const raised = events
    .slice(0, over < 0 ? events.length : over)
    .find(({ type, seat }) => type === 'capital_raised' && seat === action.seat);
  return raised ? (raised as unknown as Capital) : null;
}
