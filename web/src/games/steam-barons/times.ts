import type { GameEvent, Step } from '../../wire/types';
import { hexTime } from '../hex/times';

/** Milliseconds for what only this game knows. */
const TIMES: Readonly<Record<string, number>> = {
  dealt: 1200,
  order_drawn: 1400,
  first_player_drawn: 1000,
  round_began: 900,
  auction_ended: 1600,
  bought: 900,
  control_passed: 1200,
  first_player_moved: 800,
  sale_chosen: 500,
  sold: 1200,
  connected: 1200,
  shares_issued: 900,
  company_bankrupt: 1600,
};

export function time(event: GameEvent): number {
  return hexTime(event, TIMES);
}

/** Whether the session tells a scene of a step: dividends paid, sales revealed, a bankruptcy. */
export function scene({ events }: Step): boolean {
  return events.some(({ type }) => type === 'prices_moved' || type === 'sold');
}
