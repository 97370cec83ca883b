import type { GameEvent, Step } from '../wire/types';

/** What happened last, as the ribbon tells it. */
export interface News {
  /** The step it belongs to. */
  n: number;
  /** The event that matters most of those in the step. */
  event: GameEvent;
  /** It in a sentence, and what else happened with it. */
  text: string;
}

/**
 * Returns the news of the last of some steps that says anything: first the event that takes the
 * longest to be taken in, then what came with it.
 */
export function newsOf(
  steps: readonly Step[],
  n: number,
  sentence: (event: GameEvent) => string | null,
  time: (event: GameEvent) => number,
): News | null {
  for (let at = n - 1; at >= 0; at--) {
    const said = (steps[at]?.events ?? []).flatMap((event) => {
      const text = sentence(event);
      return text === null ? [] : [{ event, text, time: time(event) }];
    });
    const [first, ...others] = said;
    if (!first) continue;
    const lead = others.reduce((most, each) => (each.time > most.time ? each : most), first);
    const rest = said.filter((each) => each !== lead);
    return {
      n: at + 1,
      event: lead.event,
      text: [lead, ...rest].map((each) => each.text).join(' '),
    };
  }
  return null;
}
