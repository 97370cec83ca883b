/** The first twenty seconds: a short line that shows one thing after another. */

import { Line } from '../sim/layout';
import { STRETCHES, VERSION } from '../sim/tuning';

export type Cue = 'left' | 'right' | 'gems' | 'rock' | 'slower' | 'faster';

/** What is shown from which place to which, in centimetres. */
export const CUES: readonly { cue: Cue; from: number; to: number }[] = [
  { cue: 'right', from: 500, to: 5200 },
  { cue: 'gems', from: 6200, to: 9600 },
  { cue: 'left', from: 10_200, to: 14_200 },
  { cue: 'rock', from: 16_000, to: 21_200 },
  { cue: 'slower', from: 23_000, to: 30_500 },
  { cue: 'faster', from: 32_000, to: 37_500 },
];
/** Where the lesson is over. */
export const LEARNT = 38_500;

/** Returns the lesson's line: gems beside the track, then rocks on it, then a great gem. */
export function lesson(): Line {
  const line = new Line(0, VERSION, [0, 1, 2], Array<number>(STRETCHES).fill(0));
  const gems = (from: number, step: number, count: number, track: number, kind: number) => {
    for (let at = 0; at < count; at++) {
      line.gemAt.push(from + at * step);
      line.gemTrack.push(track);
      line.gemKind.push(kind);
      line.gemRow.push(from);
      line.gemMirage.push(0);
    }
  };
  const rock = (at: number, track: number) => {
    line.blockAt.push(at);
    line.blockTrack.push(track);
    line.blockKind.push(0);
    line.blockLength.push(0);
    line.blockAlarm.push(-1);
    line.blockHidden.push(0);
    line.blockMirage.push(0);
  };
  gems(5200, 300, 14, 2, 0);
  gems(13_600, 300, 7, 1, 0);
  for (const track of [0, 1, 2]) if (track !== 0) rock(21_400, track);
  gems(21_900, 300, 4, 0, 0);
  gems(29_600, 500, 1, 0, 2);
  gems(29_600, 500, 1, 1, 2);
  gems(29_600, 500, 1, 2, 2);
  gems(34_500, 400, 8, 1, 0);
  return line;
}
