/** The time at the server: the clock of a device may be wrong by any amount. */

/** Milliseconds that the server's clock is ahead of the device's. */
let ahead = 0;

/** Takes in when the server sent an answer, by its `Date` header: whole seconds. */
export function heardAt(date: string | null): void {
  const sent = date === null ? NaN : Date.parse(date);
  // On average the half of a second was cut off.
  if (!Number.isNaN(sent)) ahead = sent + 500 - Date.now();
}

/** Returns the present moment by the server's clock, in milliseconds. */
export function serverNow(): number {
  return Date.now() + ahead;
}
