import { t } from '../../text/fluent';
import type { GameEvent } from '../../wire/types';
import { rowsOf, type Payday } from '../shared/payday';
import { companyName } from './livery';
import type { View } from './view';

/** Returns the payday in some events: the profits of a turn, or those of the end. */
export function payday(events: readonly GameEvent[], view: View): Payday | null {
  const cash = view.seats.map((seat) => seat.cash);
  const taken = events.filter(({ type }) => type === 'profit_taken');
  if (taken.length > 0) {
    const stages = taken.map((event) => {
      const company = event['company'] as string;
      return { text: t('sd-payday-profit', { company: companyName(company) }), company };
    });
    const rows = rowsOf(taken, cash, (event) => taken.indexOf(event));
    return { title: t('sd-payday'), stages, rows };
  }
  const valued = events.filter(({ type }) => type === 'company_valued');
  if (valued.length === 0) return null;
  const paid = events.filter(({ type }) => type === 'shares_paid');
  const stages = valued.map((event) => {
    const company = event['company'] as string;
    const value = event['value'] as number;
    return { text: t('sd-payday-opened', { company: companyName(company), value }), company };
  });
  const stage = (event: GameEvent): number =>
    Math.max(
      0,
      valued.findIndex((each) => each['company'] === event['company']),
    );
  return { title: t('sd-payday-final'), stages, rows: rowsOf(paid, cash, stage) };
}

/** Whether the hammer falls: a company is sold. */
export function hammer(event: GameEvent): boolean {
  return event.type === 'won';
}
