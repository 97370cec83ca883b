import { t } from '../text/fluent';
import type { Table } from '../wire/types';

/** Returns the name shown for a seat. */
export function nameOf(table: Table, seat: number): string {
  return table.seats[seat]?.name ?? t('seat-number', { number: seat + 1 });
}
