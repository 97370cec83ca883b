/**
 * A run being driven: ticks of the simulation at their fixed pace, inputs as they come, the record
 * of both, and moments between ticks for the picture.
 */

import type { Line } from '../sim/layout';
import { Run } from '../sim/run';
import type { Moment } from '../scene/drive';
import { crossed } from '../scene/ways';
import type { Input, RunRecord } from '../sim/record';
import { CHANGE } from '../sim/tuning';

export const TICK = 1 / 30;

/** What happened in a tick: what, which, how much. */
export type Happening = readonly [what: number, which: number, much: number];

export class Course {
  readonly run: Run;
  readonly inputs: [number, Input][] = [];
  private readonly waiting: Input[] = [];
  private before: Moment;
  private after: Moment;
  private rest = 0;

  constructor(
    readonly line: Line,
    readonly track: number,
    readonly speed: number,
  ) {
    this.run = new Run(line, track, speed);
    this.before = this.after = momentOf(this.run);
  }

  /** An input of the player: it counts in the next tick. */
  steer(input: Input): void {
    if (this.waiting.length < 4) this.waiting.push(input);
  }

  /** Lets time pass; `before` hears of each tick, `happen` what happened in it. */
  pass(seconds: number, before: (tick: number) => void, happen: (event: Happening) => void): void {
    // After a pause of the machine the game goes on, it does not make up for lost time.
    this.rest += Math.min(seconds, 0.1);
    while (this.rest >= TICK && !this.run.over) {
      this.rest -= TICK;
      before(this.run.tick);
      this.tick(happen);
    }
    if (this.run.over) this.rest = Math.min(this.rest, TICK);
  }

  /** Plays one tick with what was put in since the last one. */
  tick(happen: (event: Happening) => void): void {
    const { run } = this;
    const now = this.waiting.splice(0, 2);
    for (const input of now) this.inputs.push([run.tick, input]);
    run.step(now);
    this.before = this.after;
    this.after = momentOf(run);
    for (const event of run.events) happen(event as unknown as Happening);
  }

  /** The moment between the last two ticks that is to be shown now. */
  get now(): Moment {
    return between(this.before, this.after, this.rest / TICK);
  }

  get record(): RunRecord {
    const { line, track, speed, inputs, run } = this;
    return {
      version: line.version,
      seed: line.seed,
      track,
      speed,
      inputs: [...inputs],
      ticks: run.tick,
    };
  }
}

/** Where a run's train is to be drawn. */
export function momentOf(run: Run): Moment {
  const { line, at } = run;
  let x = run.came + ((run.to - run.came) * run.change) / CHANGE;
  let turn = run.change ? (run.to - run.came) * Math.sin((run.change / CHANGE) * Math.PI) : 0;
  const tunnel = run.tunnel;
  if (tunnel < line.tunnelCross.length || tunnel > 0) {
    const near = run.inside ? tunnel : -1;
    if (near >= 0 && !run.change) {
      x = crossed(line, near, run.track, at);
      turn = (crossed(line, near, run.track, at) - crossed(line, near, run.track, at - 90)) * 2;
    }
  }
  return { at, x, turn, pace: run.pace, tick: run.tick };
}

export function between(one: Moment, other: Moment, part: number): Moment {
  const mid = (from: number, to: number) => from + (to - from) * part;
  return {
    at: mid(one.at, other.at),
    x: mid(one.x, other.x),
    turn: mid(one.turn, other.turn),
    pace: mid(one.pace, other.pace),
    tick: mid(one.tick, other.tick),
  };
}
