import type { Choice } from '../hex/choices';

/** Capital that is raised, and what somebody has after it. */
export interface Capital {
  steps: number;
  money: number;
  income: number;
  vp: number;
}

/** Returns the capital a choice would raise for whoever makes it, or null. */
export function capitalOf(choice: Choice): Capital | null {
  const raised = choice.events.find(
    ({ type, seat }) => type === 'capital_raised' && seat === choice.action.seat,
  );
  return raised ? (raised as unknown as Capital) : null;
}
