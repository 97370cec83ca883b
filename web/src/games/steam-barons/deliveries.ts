import type { Choice } from '../hex/choices';
import type { Delivery } from '../hex/deliveries';
import type { Route } from '../hex/track';
import type { Color } from './view';

/**
 * Returns a delivery with what its preview tells; null as long as that is not known. It is
 * worth to the company what its performance rises by: the own links it takes.
 */
export function deliveryOf({ action, events }: Choice): Delivery | null {
  const told = events.find(({ type }) => type === 'delivered');
  if (!told) return null;
  const route = action['route'] as Route;
  return {
    action,
    from: action['from'] as string,
    color: action['color'] as Color,
    to: told['to'] as string,
    route,
    points: [],
    links: route.length,
    own: told['links'] as number,
    others: 0,
  };
}
