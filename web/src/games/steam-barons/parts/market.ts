import { entry, type CompanyId, type Market, type View } from '../view';

/** What performance pays by the market card. */
export interface CardRow {
  performance: number;
  /** Whether this is the last row, which holds for all higher performance too. */
  last: boolean;
  dividend: number;
  bonus: number;
  profit: number;
}

/** Returns the rows of the market card, by performance from 0. */
export function cardOf(market: Market): CardRow[] {
  const { dividend, bonus, profit } = market;
  const rows = Math.max(dividend.length, bonus.length, profit.length, 1);
  return Array.from({ length: rows }, (_, performance) => ({
    performance,
    last: performance === rows - 1,
    dividend: entry(dividend, performance),
    bonus: entry(bonus, performance),
    profit: entry(profit, performance),
  }));
}

/** Returns the living companies by performance, best first, equal ones together. */
export function stacksNow(view: View): CompanyId[][] {
  const by = new Map<number, CompanyId[]>();
  for (const id of view.order) {
    const { performance } = view.companies[id];
    by.set(performance, [...(by.get(performance) ?? []), id]);
  }
  return [...by].sort(([a], [b]) => b - a).map(([, companies]) => companies);
}
