import type { GameEvent, Step } from '../../../wire/types';
import { COMPANIES, dollars, FIRST_PRICE, type CompanyId, type Price } from '../view';

/** What the dividends of one round brought one company and its holders. */
export interface Payment {
  company: CompanyId;
  performance: number;
  /** Of each share. */
  dividend: number;
  /** By seat. */
  paid: number[];
  controller: number | null;
  bonus: number;
  /** What the company itself received. */
  profit: number;
  /** From 1, the best stack. */
  rank: number;
  change: number;
  before: Price;
  after: Price;
}

/** The dividends of one round. */
export interface Payout {
  round: number;
  /** The step in which they were paid. */
  n: number;
  /** The stacks of equal performance, best first, each in company order. */
  stacks: Payment[][];
  /** Companies that were bankrupt: each is one more stack, at the bottom. */
  bankrupt: CompanyId[];
  /** How many stacks there are, bankrupt companies counted. */
  count: number;
}

/** What is told one after another, so that nobody has to find it out of a table of numbers. */
export const STAGES = ['performance', 'dividends', 'bonus', 'profit', 'prices'] as const;
export type Stage = (typeof STAGES)[number];

interface Move {
  company: CompanyId;
  rank: number;
  change: number;
  price: Price;
}

/** Returns the dividends paid in the steps, round by round. */
export function payoutsOf(steps: readonly Step[]): Payout[] {
  const payouts: Payout[] = [];
  const prices = new Map<CompanyId, Price>(COMPANIES.map((company) => [company, FIRST_PRICE]));
  const bankrupt: CompanyId[] = [];
  let round = 0;
  let paid: GameEvent[] = [];
  for (const { n, events } of steps) {
    for (const event of events) {
      if (event.type === 'round_began') round = event['round'] as number;
      else if (event.type === 'dividend_paid') paid.push(event);
      else if (event.type === 'company_bankrupt') bankrupt.push(event['company'] as CompanyId);
      else if (event.type === 'prices_moved') {
        const moves = event['moves'] as Move[];
        const payments = moves.map((move, i) => paymentOf(paid[i], move, prices));
        payouts.push({
          round,
          n,
          stacks: stacked(payments),
          bankrupt: [...bankrupt],
          count: event['stacks'] as number,
        });
        for (const { company, price } of moves) prices.set(company, price);
        paid = [];
      }
    }
  }
  return payouts;
}

function paymentOf(
  paid: GameEvent | undefined,
  move: Move,
  prices: ReadonlyMap<CompanyId, Price>,
): Payment {
  const { company, rank, change } = move;
  return {
    company,
    performance: (paid?.['performance'] as number | undefined) ?? 0,
    dividend: (paid?.['dividend'] as number | undefined) ?? 0,
    paid: (paid?.['paid'] as number[] | undefined) ?? [],
    controller: (paid?.['controller'] as number | null | undefined) ?? null,
    bonus: (paid?.['bonus'] as number | undefined) ?? 0,
    profit: (paid?.['profit'] as number | undefined) ?? 0,
    rank,
    change,
    before: prices.get(company) ?? FIRST_PRICE,
    after: move.price,
  };
}

function stacked(payments: readonly Payment[]): Payment[][] {
  const stacks: Payment[][] = [];
  for (const payment of payments) (stacks[payment.rank - 1] ??= []).push(payment);
  return stacks.filter((stack) => stack !== undefined);
}

/** Returns what a seat received in all. */
export function received(payout: Payout, seat: number): number {
  return payout.stacks.flat().reduce((sum, { paid, controller, bonus }) => {
    return sum + (paid[seat] ?? 0) + (controller === seat ? bonus : 0);
  }, 0);
}

/** Returns how far a price went, which is less than its change at either end of the track. */
export function moved({ before, after }: Payment): number {
  return dollars(after) - dollars(before);
}
