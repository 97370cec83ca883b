/** Bids among which a person chooses. */

/** A bid that may be made. */
export interface Bid<A = unknown> {
  amount: number;
  action: A;
}

/** Returns the bids one tap away: the three least, and the most. */
export function quickBids<B>(bids: readonly B[]): B[] {
  const most = bids.length - 1;
  const picked = new Set([0, 1, 2, most].filter((i) => i >= 0 && i <= most));
  return [...picked].map((i) => bids[i]!);
}

/** Returns the amount of the next bid up (1) or down (-1) that may be made from an amount. */
export function stepped(bids: readonly Bid[], amount: number | null, way: 1 | -1): number | null {
  const amounts = bids.map((bid) => bid.amount);
  const [least, most] = [amounts[0], amounts.at(-1)];
  if (least === undefined || most === undefined) return amount;
  if (amount === null) return least;
  if (way > 0) return amounts.find((each) => each > amount) ?? most;
  return amounts.findLast((each) => each < amount) ?? least;
}
