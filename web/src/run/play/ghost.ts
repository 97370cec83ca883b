/** The ghost: a recorded run that is played along with one's own (GR-4.2). */

import type { Moment } from '../scene/drive';
import { Playback, type RunRecord } from '../sim/record';
import { between, momentOf } from './course';

export class Ghost {
  private readonly playback: Playback;
  private before: Moment;
  private after: Moment;
  private readonly scores: number[] = [0];

  constructor(
    record: RunRecord,
    readonly name: string,
  ) {
    this.playback = new Playback(record);
    this.before = this.after = momentOf(this.playback.run);
  }

  /** Where it is at a tick of the own run; null once its run is over. */
  at(tick: number): Moment | null {
    const { run } = this.playback;
    while (!run.over && run.tick < tick) {
      this.playback.step();
      this.scores.push(run.score);
      this.before = this.after;
      this.after = momentOf(run);
    }
    if (run.over && tick > run.tick + 30) return null;
    return between(this.before, this.after, Math.min(1, Math.max(0, tick - (run.tick - 1))));
  }

  /** The points it had at a tick. */
  score(tick: number): number {
    return this.scores[Math.min(Math.floor(tick), this.scores.length - 1)] ?? 0;
  }
}
