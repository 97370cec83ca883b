import type { Step } from '../../../wire/types';
import { COMPANIES, dollars, FIRST_PRICE, type CompanyId, type Price } from '../view';

/** The money of one seat, by where it came from and where it went. */
export interface Account {
  start: number;
  bought: number;
  dividends: number;
  bonuses: number;
  sold: number;
}

/** How it stood when a round had ended; before the first round at the start. */
export interface Standing {
  prices: Record<CompanyId, Price>;
  /** Cash and shares at their prices, by seat. */
  worth: number[];
}

/** The shares that earned a round's dividends. */
export type Holdings = Record<CompanyId, number[]>;

/** What the record of the game says about money and shares. */
export interface Ledger {
  readonly accounts: readonly Account[];
  /** At the start, and after each round. */
  readonly standings: readonly Standing[];
  /** By round, when its dividends were paid. */
  readonly holdings: readonly Holdings[];
}

class Books {
  readonly accounts: Account[];
  readonly standings: Standing[] = [];
  readonly holdings: Holdings[] = [];
  readonly prices: Record<CompanyId, Price>;
  readonly shares: Holdings;

  constructor(private readonly seats: number) {
    const none = { start: 0, bought: 0, dividends: 0, bonuses: 0, sold: 0 };
    this.accounts = Array.from({ length: seats }, () => ({ ...none }));
    this.prices = each((): Price => FIRST_PRICE);
    this.shares = each(() => Array.from({ length: seats }, () => 0));
    this.stand();
  }

  /** Writes down how it stands at the end of a round. */
  stand(): void {
    const worth = this.accounts.map((account, seat) => {
      const held = COMPANIES.map((id) => (this.shares[id][seat] ?? 0) * dollars(this.prices[id]));
      return balance(account) + held.reduce((sum, value) => sum + value, 0);
    });
    this.standings.push({ prices: { ...this.prices }, worth });
  }

  /** Enters what each seat began with, as follows from what it has now. */
  close(cash: readonly number[]): void {
    this.accounts.forEach((account, seat) => {
      account.start = (cash[seat] ?? 0) - balance(account);
      for (const { worth } of this.standings) worth[seat]! += account.start;
    });
  }

  /** Writes down who holds what when dividends are paid. */
  hold(): void {
    this.holdings.push(each((id) => [...this.shares[id]]));
  }

  move(company: CompanyId, seat: number, count: number): void {
    this.shares[company][seat] = (this.shares[company][seat] ?? 0) + count;
  }

  bankrupt(company: CompanyId): void {
    this.shares[company] = Array.from({ length: this.seats }, () => 0);
  }
}

function each<T>(of: (company: CompanyId) => T): Record<CompanyId, T> {
  return Object.fromEntries(COMPANIES.map((id) => [id, of(id)])) as Record<CompanyId, T>;
}

/** Returns the ledger of the steps so far, after which each seat has so much cash. */
export function ledgerOf(steps: readonly Step[], cash: readonly number[]): Ledger {
  const books = new Books(cash.length);
  for (const event of steps.flatMap(({ events }) => events)) {
    const company = event['company'] as CompanyId;
    const account = books.accounts[event['seat'] as number];
    switch (event.type) {
      case 'round_began':
        if (event['round'] !== 1) books.stand();
        break;
      case 'bought':
        if (account) account.bought += (event['count'] as number) * (event['price'] as number);
        books.move(company, event['seat'] as number, event['count'] as number);
        break;
      case 'phase_began':
        if (event['phase'] === 'dividends') books.hold();
        break;
      case 'dividend_paid': {
        const paid = event['paid'] as number[];
        paid.forEach((amount, seat) => (books.accounts[seat]!.dividends += amount));
        const controller = event['controller'] as number | null;
        if (controller !== null) books.accounts[controller]!.bonuses += event['bonus'] as number;
        break;
      }
      case 'prices_moved':
        for (const move of event['moves'] as { company: CompanyId; price: Price }[])
          books.prices[move.company] = move.price;
        break;
      case 'sold':
        (event['counts'] as number[]).forEach((count, seat) => {
          books.move(company, seat, -count);
          books.accounts[seat]!.sold += count * (event['price'] as number);
        });
        break;
      case 'company_bankrupt':
        books.bankrupt(company);
        break;
      case 'game_over':
        books.stand();
    }
  }
  books.close(cash);
  return books;
}

/** Returns the cash that an account comes to. */
export function balance({ start, bought, dividends, bonuses, sold }: Account): number {
  return start - bought + dividends + bonuses + sold;
}
