/** Times as people say them, in the chosen language. */

import { chosen } from './language.svelte';
import { serverNow } from './server-time';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Returns how long ago a moment was, such as “3 minutes ago”. */
export function ago(moment: string, now = serverNow()): string {
  // What the server tells has happened, whatever a clock says.
  const seconds = Math.min(0, (Date.parse(moment) - now) / 1000);
  const format = new Intl.RelativeTimeFormat(tag(), { numeric: 'auto' });
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  return format.format(0, 'second');
}

/** Returns the time of day, with the date when it was not today. */
export function clock(moment: string, now = new Date(serverNow())): string {
  const at = new Date(moment);
  const today = at.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(tag(), {
    timeStyle: 'short',
    ...(today ? {} : { dateStyle: 'short' }),
  }).format(at);
}

/** Returns a list in words: “Ann, Ben and Cy”. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(tag(), { type: 'conjunction' }).format(words);
}

/** Returns the chosen language as the browser names it. */
export function tag(): string {
  return chosen.language === 'pt' ? 'pt-BR' : chosen.language;
}
