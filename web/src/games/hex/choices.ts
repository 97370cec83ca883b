import type { Action, GameEvent, Legal } from '../../wire/types';

/**
 * One thing that may be done, and the events it would cause: at least one, so that none means
 * that they are still to be asked for.
 */
export interface Choice {
  action: Action;
  events: GameEvent[];
}

/** Returns all that may be done by the type of action; empty while nothing is asked. */
export function byType(legal: Legal | null): ReadonlyMap<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  legal?.actions.forEach((action, i) => {
    const choice = { action, events: legal.previews[i] ?? [] };
    const known = found.get(action.type);
    if (known) known.push(choice);
    else found.set(action.type, [choice]);
  });
  return found;
}

/** Returns the event of a type among those a choice would cause, if there is one. */
export function eventOf(choice: Choice, type: string): GameEvent | undefined {
  return choice.events.find((event) => event.type === type);
}

/** Returns the events a choice would cause; none when there is no such choice. */
export function eventsOf(choice: Choice | undefined): GameEvent[] {
  return choice?.events ?? [];
}
