/** What of a line can be seen from where (GR-2.4, GR-3.4, GR-3.5). */

import type { Line } from './layout';
import { DRIFT_SHOWS, GLOW, LAMP, MIRAGE_FADES, SIGHT, SIGHT_LESS, SPEEDS } from './tuning';

/** Returns how far one sees in the open: less in bad weather, and less the faster one goes. */
export function sight(weather: number, pace: number): number {
  const full = SIGHT[weather]!;
  const less = SIGHT_LESS[weather]!;
  const over = pace - SPEEDS[1]!;
  return full - less * Math.max(0, over);
}

/** Returns whether a place lies in a tunnel; no tunnel before the given one does. */
export function inTunnel(line: Line, tunnel: number, at: number): boolean {
  for (let number = tunnel; number < line.tunnelMouth.length; number++) {
    if (at < line.tunnelMouth[number]!) {
      return false;
    }
    if (at < line.tunnelExit[number]!) {
      return true;
    }
  }
  return false;
}

/**
 * Returns whether a gem is seen from a place.
 *
 * `far` is how far one sees in the open, `tunnel` the next tunnel or the one one is in. Gems in a
 * tunnel glow, also out of its mouth (GR-3.4); from inside nothing outside is seen beyond `LAMP`.
 */
export function gemSeen(line: Line, gem: number, at: number, far: number, tunnel: number): boolean {
  const place = line.gemAt[gem]!;
  const away = place - at;
  if (line.gemMirage[gem]! && away < MIRAGE_FADES) {
    return false;
  }
  if (inTunnel(line, tunnel, place)) {
    return away <= GLOW;
  }
  return away <= (inTunnel(line, tunnel, at) ? LAMP : far);
}

/** Returns whether a block that has no alarm, or has fallen, is seen from a place. */
export function blockSeen(
  line: Line,
  block: number,
  at: number,
  far: number,
  tunnel: number,
): boolean {
  const away = line.blockAt[block]! - at;
  if (line.blockMirage[block]! && away < MIRAGE_FADES) {
    return false;
  }
  if (line.blockHidden[block]! && away > DRIFT_SHOWS) {
    return false;
  }
  return away <= (inTunnel(line, tunnel, at) ? LAMP : far);
}
