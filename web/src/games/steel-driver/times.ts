import type { GameEvent, Step } from '../../wire/types';

/** Milliseconds in which an event can be taken in when it is news. */
const TIMES: Readonly<Record<string, number>> = {
  turn_began: 1200,
  nominated: 1000,
  marker_passed: 900,
  bid: 800,
  passed: 700,
  won: 1600,
  auctions_over: 1000,
  built: 1500,
  transcontinental: 1500,
  company_passed: 800,
  goods_placed: 1600,
  final_control: 900,
  claimed: 1400,
  claim_passed: 800,
  company_valued: 1000,
};

export function time(event: GameEvent): number {
  return TIMES[event.type] ?? 0;
}

const SCENES = ['transcontinental', 'profit_taken', 'company_valued'];

/** Whether a scene is told of a step: a transcontinental link, the profits of a turn or the end. */
export function scene({ events }: Step): boolean {
  return events.some(({ type }) => SCENES.includes(type));
}
