/** Numbers and days as people write them, in the chosen language. */

import { tag } from './when';

/** Returns a whole number with its thousands marked. */
export function figure(number: number): string {
  return new Intl.NumberFormat(tag()).format(number);
}

/** Returns a day such as 2026-12-01 in words; days are UTC, wherever the reader is. */
export function dayInWords(day: string, length: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(tag(), { dateStyle: length, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Returns the day so many days later, or earlier. */
export function shifted(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Returns the Monday of the week in which a day lies. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return shifted(day, -weekday);
}

/** Returns how long it is until a moment, in hours and minutes: `3:07`. */
export function left(until: string, now: number): string {
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
