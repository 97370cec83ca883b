/** What is printed on the action tiles. */

import { t } from '../../text/fluent';
import type { ActionTile, View } from './view';

const DOLLARS: Partial<Record<ActionTile, number>> = { 'city-growth': 2, urbanization: 6 };

/** Returns the cost printed on a tile, in words; in the standard rules all are free. */
export function printedCost(tile: ActionTile, rules: View['options']['rules']): string {
  if (rules === 'standard') return t('st-cost-free');
  if (tile === 'locomotive') return t('st-cost-level');
  const dollars = DOLLARS[tile];
  return dollars === undefined ? t('st-cost-free') : t('money', { amount: dollars });
}
