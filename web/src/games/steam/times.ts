import type { GameEvent, Step } from '../../wire/types';
import { hexTime } from '../hex/times';

/** Milliseconds for what only this game knows. */
const TIMES: Readonly<Record<string, number>> = {
  dealt: 1200,
  order_drawn: 1400,
  turn_began: 1000,
  capital_raised: 900,
  capital_declined: 700,
  income: 900,
  bankrupt: 1600,
  place_taken: 1400,
  order_set: 900,
  tile_taken: 1100,
  locomotive_improved: 1100,
  urbanized: 1300,
  city_grew: 1300,
  scored: 1000,
};

export function time(event: GameEvent): number {
  return hexTime(event, TIMES);
}

/** Whether a scene is told of a step: income. */
export function scene({ events }: Step): boolean {
  return events.some(({ type }) => type === 'income');
}
