import type { Step } from '../../../wire/types';
import type { View } from '../view';

/** Returns the seats in the order of play, then those that are not in it. */
export function seatsInOrder(view: View): number[] {
  const rest = view.players.map((_, seat) => seat).filter((seat) => !view.order.includes(seat));
  return [...view.order, ...rest];
}

/** Returns the order in which the seats act in the phase under way, from the steps so far. */
export function phaseOrder(steps: readonly Step[], view: View): number[] {
  for (const { events } of [...steps].reverse()) {
    const began = events.findLast(({ type }) => type === 'phase_began' || type === 'turn_began');
    if (began) return began['order'] as number[];
  }
  return view.order;
}
