import type { Bid } from './choices';
import { linkOwners, networkOf, type Layout } from './layout';
import type { View } from './view';

/**
 * Returns the bid to begin with for a company: the least of those with which it can pay for the
 * cheapest link at its start or its network; where none is enough, the least.
 */
export function openingBid(
  company: string,
  bids: readonly Bid[],
  view: Pick<View, 'companies'>,
  layout: Layout,
): number | null {
  const least = bids[0]?.amount ?? null;
  const box = view.companies[company];
  if (box === undefined) return least;
  const network = networkOf(box);
  const taken = linkOwners(view.companies);
  const costs = [...layout.routes.values()]
    .filter(({ id, a, b }) => {
      if (taken.has(id)) return false;
      if (network.size > 0) return network.has(a) || network.has(b);
      return [a, b].some((end) => layout.locations.get(end)?.isStart);
    })
    .map(({ cost }) => cost);
  if (costs.length === 0) return least;
  const needed = Math.min(...costs) - box.cubes;
  return bids.find(({ amount }) => amount >= needed)?.amount ?? least;
}
