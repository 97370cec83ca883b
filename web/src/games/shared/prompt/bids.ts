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

/** Returns an amount moved by a step, kept between the least and the most that may be bid. */
export function stepped(bids: readonly Bid[], amount: number | null, by: number): number | null {
  const least = bids[0]?.amount;
  const most = bids.at(-1)?.amount;
  if (least === undefined || most === undefined) return amount;
  return Math.min(most, Math.max(least, (amount ?? least - by) + by));
}
