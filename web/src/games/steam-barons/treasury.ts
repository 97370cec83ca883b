import type { GameEvent } from '../../wire/types';
import type { View } from './view';

/** Returns what the company on turn pays from, the shares counted that it would issue. */
export function treasuryFor(view: View, events: readonly GameEvent[]): number {
  const issued = events.find(({ type }) => type === 'shares_issued');
  if (issued) return issued['treasury'] as number;
  return view.company === null ? 0 : view.companies[view.company].treasury;
}
