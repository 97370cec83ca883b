/** What the scene needs to know of a line and of the run on it. */

import type { Line } from '../sim/layout';
import type { Run } from '../sim/run';

/** A run at a moment between two ticks. */
export interface Moment {
  /** Where the train's front is, in centimetres from the start. */
  at: number;
  /** On which track, between two while changing. */
  x: number;
  /** Which way it turns: -1 left to 1 right. */
  turn: number;
  /** Centimetres a tick. */
  pace: number;
  /** Ticks since the start, with a fraction. */
  tick: number;
}

export interface Drive {
  line: Line;
  run: Run;
  now: Moment;
  /** A challenger's train on the same line, if there is one. */
  ghost: Moment | null;
}
