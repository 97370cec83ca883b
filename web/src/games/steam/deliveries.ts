import type { Choice } from '../hex/choices';
import type { Delivery } from '../hex/deliveries';
import type { Route } from '../hex/track';
import type { Color } from './view';

/** Returns a delivery with what its preview tells; null as long as that is not known. */
export function deliveryOf({ action, events }: Choice): Delivery | null {
  const told = events.find(({ type }) => type === 'delivered');
  if (!told) return null;
  const points = told['points'] as number[];
  const seat = action.seat ?? 0;
  const all = points.reduce((sum, each) => sum + each, 0);
  const route = action['route'] as Route;
  return {
    action,
    from: action['from'] as string,
    color: action['color'] as Color,
    to: told['to'] as string,
    route,
    points,
    links: route.length,
    own: points[seat] ?? 0,
    others: all - (points[seat] ?? 0),
  };
}
