import type { Step } from '../../../wire/types';
import { TURNS, type GoodsColor } from '../view';

/** What each seat earned, from the record of the game. */
export interface Ledger {
  /** Profits taken by turn (the first at index 0) and seat. */
  readonly profits: readonly (readonly number[])[];
  /** What the shares of each company paid, by seat. */
  readonly shares: ReadonlyMap<string, readonly number[]>;
  /** How each company's goods make sets, and what they are worth together. */
  readonly values: ReadonlyMap<string, Valuation>;
}

export interface Valuation {
  readonly sets: readonly (readonly GoodsColor[])[];
  readonly value: number;
}

/** Returns the ledger of the steps so far. */
export function ledgerOf(steps: readonly Step[], seats: number): Ledger {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const profits = Array.from({ length: TURNS }, none);
  const shares = new Map<string, number[]>();
  const values = new Map<string, Valuation>();
  let turn = 1;
  for (const event of steps.flatMap(({ events }) => events)) {
    const seat = event['seat'] as number;
    const company = event['company'] as string;
    const amount = event['amount'] as number;
    if (event.type === 'turn_began') turn = event['turn'] as number;
    else if (event.type === 'profit_taken') {
      const row = profits[turn - 1];
      if (row) row[seat] = (row[seat] ?? 0) + amount;
    } else if (event.type === 'shares_paid') {
      const row = shares.get(company) ?? none();
      row[seat] = (row[seat] ?? 0) + amount;
      shares.set(company, row);
    } else if (event.type === 'company_valued') {
      const sets = event['sets'] as GoodsColor[][];
      values.set(company, { sets, value: event['value'] as number });
    }
  }
  return { profits, shares, values };
}

/** Returns the cash of a seat at the start, after each turn, and after shares have paid. */
export function cashOf(ledger: Ledger, seat: number): number[] {
  const cash = [0];
  for (const row of ledger.profits) cash.push((cash.at(-1) ?? 0) + (row[seat] ?? 0));
  const paid = [...ledger.shares.values()].reduce((sum, row) => sum + (row[seat] ?? 0), 0);
  cash.push((cash.at(-1) ?? 0) + paid);
  return cash;
}
