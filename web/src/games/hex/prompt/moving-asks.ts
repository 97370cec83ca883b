import { t } from '../../../text/fluent';
import { colorName } from '../colors';
import type { AnyHexSession } from '../session.svelte';

/** What is asked while nothing is picked to be delivered, or only a cube. */
export function askedOf(session: AnyHexSession): string {
  const { moving } = session;
  if (moving.cubes.size === 0) return t('st-move-none');
  if (moving.cube === null) return t('st-move-ask', { count: moving.cubes.size });
  const { from, color } = moving.cube;
  return t('st-move-goals', {
    color: colorName(color),
    place: session.place(from),
    count: moving.goals.length,
  });
}
