import { t } from '../../text/fluent';
import type { GameEvent } from '../../wire/types';
import { rowsOf, type Payday } from '../shared/payday';
import type { View } from './view';

/** Returns the payday in some events: what everybody receives or pays for the income. */
export function payday(events: readonly GameEvent[], view: View): Payday | null {
  const income = events.filter(({ type }) => type === 'income');
  const bankrupt = events.flatMap((event) => (event.type === 'bankrupt' ? [event['seat']] : []));
  if (income.length === 0) return null;
  const cash = view.players.map((player) => player.money);
  const rows = rowsOf(income, cash, () => 0).map((row) => ({
    ...row,
    out: bankrupt.includes(row.seat) || (view.players[row.seat]?.bankrupt ?? false),
  }));
  return { title: t('st-payday'), stages: [{ text: t('st-payday-text'), company: null }], rows };
}

/** Whether the hammer falls: somebody takes a place in the order for money. */
export function hammer(event: GameEvent): boolean {
  return event.type === 'place_taken' && (event['paid'] as number) > 0;
}
