import type { Step } from '../../../wire/types';

/** A seat's part in the record of the game. */
export interface Account {
  /** VP and income at the start and after every turn. */
  vp: number[];
  income: number[];
  /** Cubes delivered by the seat itself. */
  deliveries: number;
  /** Points put on each scale, those beyond income 10 counted. */
  toVp: number;
  toIncome: number;
  /** Points, of those, from cubes that others delivered. */
  fromOthers: number;
  /** Dollars of capital raised. */
  capital: number;
}

/** Returns the accounts of all seats, from the steps so far. */
export function accountsOf(steps: readonly Step[], seats: number): Account[] {
  const accounts = Array.from({ length: seats }, (): Account => {
    const sums = { deliveries: 0, toVp: 0, toIncome: 0, fromOthers: 0, capital: 0 };
    return { vp: [0], income: [0], ...sums };
  });
  const now = accounts.map(() => ({ vp: 0, income: 0 }));
  let mover: number | null = null;
  let begun = false;
  const close = (): void => {
    accounts.forEach((account, seat) => {
      account.vp.push(now[seat]!.vp);
      account.income.push(now[seat]!.income);
    });
  };
  for (const event of steps.flatMap(({ events }) => events)) {
    const seat = event['seat'] as number;
    const account = accounts[seat];
    if (typeof event['vp'] === 'number' && now[seat]) now[seat].vp = event['vp'];
    if (typeof event['income'] === 'number' && now[seat]) now[seat].income = event['income'];
    if (event.type === 'turn_began') {
      if (begun) close();
      begun = true;
    } else if (event.type === 'delivered') {
      mover = seat;
      if (account) account.deliveries += 1;
    } else if (event.type === 'scored' && account) {
      const points = event['points'] as number;
      if (event['as'] === 'vp') account.toVp += points;
      else account.toIncome += points;
      if (seat !== mover) account.fromOthers += points;
    } else if (event.type === 'capital_raised' && account) {
      account.capital += 5 * (event['steps'] as number);
    } else if (event.type === 'game_over') close();
  }
  return accounts;
}
