import type { Action } from '../../wire/types';
import { dollars, type CompanyId, type View } from './view';

/** A company whose shares a seat may sell. */
export interface Holding {
  company: CompanyId;
  held: number;
  price: number;
  /** How many were chosen to be sold already; null while that is open. */
  chosen: number | null;
}

/** Returns the companies over which a seat decides, in the order in which they are asked. */
export function holdingsOf(view: View, seat: number): Holding[] {
  return view.order.flatMap((company) => {
    const { shares, price } = view.companies[company];
    const held = shares[seat] ?? 0;
    const chosen = view.sell?.chosen[company] ?? null;
    if (held === 0 || price === 'B') return [];
    return [{ company, held, price: dollars(price), chosen }];
  });
}

/** Returns the actions that say what is still to be said of a choice, in their order. */
export function salesOf(
  holdings: readonly Holding[],
  counts: Readonly<Partial<Record<CompanyId, number>>>,
  seat: number,
): Action[] {
  return holdings
    .filter(({ chosen }) => chosen === null)
    .map(({ company, held }) => {
      const count = Math.min(held, Math.max(0, counts[company] ?? 0));
      return { seat, type: 'sell', company, count };
    });
}

/** Returns how many shares a choice sells, and what they bring. */
export function proceeds(
  holdings: readonly Holding[],
  counts: Readonly<Partial<Record<CompanyId, number>>>,
): { count: number; amount: number } {
  let count = 0;
  let amount = 0;
  for (const { company, price, chosen } of holdings) {
    const sold = chosen ?? counts[company] ?? 0;
    count += sold;
    amount += sold * price;
  }
  return { count, amount };
}
