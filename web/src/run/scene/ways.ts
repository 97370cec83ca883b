/** Where tracks run between their ends: over each other in tunnels. */

import type { Line } from '../sim/layout';

/** Half the length over which tracks cross in a tunnel, in centimetres. */
export const CROSSING = 1300;

/** From 0 to 1 with a gentle start and end. */
export function smooth(part: number): number {
  const inside = Math.min(1, Math.max(0, part));
  return inside * inside * (3 - 2 * inside);
}

/** Where the rails of a track that goes in run, at a place near the crossing of a tunnel. */
export function ahead(line: Line, tunnel: number, track: number, at: number): number {
  const part = smooth((at - (line.tunnelCross[tunnel] ?? 0) + CROSSING) / (2 * CROSSING));
  return track + ((line.tunnelWays[4 * tunnel + track] ?? track) - track) * part;
}

/** Where a train or thing is that counts as on a track, near the crossing of a tunnel. */
export function crossed(line: Line, tunnel: number, track: number, at: number): number {
  const cross = line.tunnelCross[tunnel] ?? 0;
  const part = smooth((at - cross + CROSSING) / (2 * CROSSING));
  if (at < cross) return track + ((line.tunnelWays[4 * tunnel + track] ?? track) - track) * part;
  for (let came = 0; came < 4; came++)
    if (line.tunnelWays[4 * tunnel + came] === track) return came + (track - came) * part;
  return track;
}
