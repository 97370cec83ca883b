/**
 * A run: what happens in a tick follows from the state and the inputs of that tick (GR-2.1).
 *
 * The order within a tick: inputs, a change of track that goes on, the lever, heat, the way made,
 * what stood on that way (blocks before gems), other trains, the end.
 */

import { INPUTS, MOST_INPUTS, NO_INPUT } from './driving';
import {
  CROSS,
  EXIT,
  GEM,
  MOUTH,
  NEAR_TRAIN,
  OVER,
  SLIP,
  STEADY_END,
  STRETCH_END,
  TRAIN,
} from './events';
import type { Line } from './layout';
import { Obstacles } from './obstacles';
import { COLLIDED, FAR, FINISHED, RUNNING, copyState, folded } from './state';
import {
  CHAIN_MOST,
  CHAIN_STEP,
  FASTEST,
  GEM_PACE,
  HEAT_PACE,
  NEAR_TICKS,
  PORTAL,
  STEADY,
  STRETCH,
  STRETCHES,
  TIME_PAR,
  TIME_WORTH,
  WORTH,
} from './tuning';

/**
 * One train on its way down a line.
 *
 * The first track is a number from 0, the first speed one from 1 to 5 (GR-2.3).
 *
 * Raises:
 * ValueError: there is no such track or speed.
 */
export class Run extends Obstacles {
  constructor(line: Line, track: number, speed: number) {
    if (!(0 <= track && track < line.tracks(0))) {
      throw new Error(
        `The run cannot start on track ${track}; this line has tracks 0 to ${line.tracks(0) - 1} there.`,
      );
    }
    if (!(1 <= speed && speed <= FASTEST)) {
      throw new Error(`There is no speed ${speed}; speeds are 1 to ${FASTEST}.`);
    }
    super(line, track, speed);
    this.findPortal();
  }

  /** Returns a run in the same state; the two go on separately. */
  copy(): Run {
    const fresh = new Run(this.line, 0, 1);
    copyState(this, fresh);
    return fresh;
  }

  /**
   * Plays one tick with its inputs: `left`, `right`, `faster`, `slower`, at most two.
   *
   * Raises:
   * ValueError: the run is over, or an input is none.
   */
  step(inputs: readonly string[] = []): void {
    if (this.over !== RUNNING) {
      throw new Error('The run is over; nothing can follow.');
    }
    if (inputs.length > MOST_INPUTS) {
      throw new Error(`${inputs.length} inputs came in one tick; at most two can.`);
    }
    const codes = [NO_INPUT, NO_INPUT];
    for (const [place, name] of inputs.entries()) {
      if (!INPUTS.includes(name)) {
        throw new Error(`There is no input ${name}; there is ${INPUTS.join(', ')}.`);
      }
      codes[place] = INPUTS.indexOf(name);
    }
    this.play(codes[0]!, codes[1]!);
  }

  /** Plays one tick with up to two inputs by number, -1 for none; the run is not over. */
  play(first: number, second: number): void {
    if (this.events.length > 0) {
      this.events = [];
    }
    if (first >= 0) {
      this.takeInput(first);
      if (second >= 0) {
        this.takeInput(second);
      }
    }
    if (this.isChanging() || this.track >= this.tracks) {
      this.goOnChanging();
    }
    this.followLever();
    if (this.heat > 0 || this.pace > HEAT_PACE) {
      this.feelHeat();
    }
    const old = this.at;
    this.at = old + this.pace;
    if (this.at >= this.watch) {
      this.passThings(old);
    }
    if (this.running.length > 0 && this.over === RUNNING) {
      this.meetTrains();
    }
    this.tick += 1;
    if (this.over !== RUNNING) {
      this.events.push([OVER, this.over, 0]);
    }
  }

  /** Meets all that lies between the old place and the new, and looks for what is next. */
  passThings(old: number): void {
    const line = this.line;
    while (
      this.alarm < line.alarmBlock.length &&
      line.blockAlarm[line.alarmBlock[this.alarm]!]! <= this.at
    ) {
      this.raiseAlarm(line.alarmBlock[this.alarm]!);
      this.alarm += 1;
    }
    while (this.train < line.trainAt.length && line.trainAlarm[this.train]! <= this.at) {
      this.sendTrain(this.train);
      this.train += 1;
    }
    this.slideBeside(old);
    while (this.block < line.blockAt.length && line.blockAt[this.block]! <= this.at) {
      this.passBlock(this.block);
      this.block += 1;
    }
    while (this.drift < line.driftAt.length && line.driftAt[this.drift]! <= this.at) {
      this.drift += 1;
    }
    if (this.over === RUNNING) {
      while (this.gem < line.gemAt.length && line.gemAt[this.gem]! <= this.at) {
        if (!line.gemMirage[this.gem]!) {
          this.passGem(this.gem);
        }
        this.gem += 1;
      }
      if (this.tunnel < line.tunnelMouth.length) {
        this.goThrough(this.tunnel);
      }
      if (this.at >= this.stretchEnd) {
        this.endStretch();
      }
    }
    this.watch = this.nextThing();
  }

  /** Returns the place before which nothing happens; here, beside an avalanche. */
  nextThing(): number {
    const line = this.line;
    let ahead = this.stretchEnd;
    for (let track = 0; track < 4; track++) {
      if (this.shutUntil[track]! > this.at) {
        return this.at;
      }
    }
    if (this.alarm < line.alarmBlock.length) {
      ahead = Math.min(ahead, line.blockAlarm[line.alarmBlock[this.alarm]!]!);
    }
    if (this.train < line.trainAt.length) {
      ahead = Math.min(ahead, line.trainAlarm[this.train]!);
    }
    if (this.block < line.blockAt.length) {
      ahead = Math.min(ahead, line.blockAt[this.block]!);
    }
    if (this.drift < line.driftAt.length) {
      ahead = Math.min(ahead, line.driftAt[this.drift]!);
    }
    if (this.gem < line.gemAt.length) {
      ahead = Math.min(ahead, line.gemAt[this.gem]!);
    }
    if (this.tunnel < line.tunnelMouth.length) {
      if (!this.inside) {
        ahead = Math.min(ahead, line.tunnelMouth[this.tunnel]!);
      } else if (!this.crossed) {
        ahead = Math.min(ahead, line.tunnelCross[this.tunnel]!);
      } else {
        ahead = Math.min(ahead, line.tunnelExit[this.tunnel]!);
      }
    }
    return ahead;
  }

  /** Takes a gem on this track, unless it slips through at too high a pace. */
  passGem(gem: number): void {
    const line = this.line;
    const kind = line.gemKind[gem]!;
    const row = line.gemRow[gem]!;
    if (line.gemTrack[gem]! === this.track && this.pace <= GEM_PACE[kind]!) {
      const worth = WORTH[kind]!;
      const more = Math.floor((worth * Math.min(this.chain, CHAIN_MOST)) / CHAIN_STEP);
      this.gems[kind] = this.gems[kind]! + worth;
      this.taken[kind] = this.taken[kind]! + 1;
      this.chains += more;
      this.chain += 1;
      this.bestChain = Math.max(this.bestChain, this.chain);
      if (row !== this.row) {
        this.rowBefore = this.row;
        this.row = row;
      }
      this.events.push([GEM, gem, worth + more]);
      return;
    }
    if (line.gemTrack[gem]! === this.track) {
      this.events.push([SLIP, gem, 0]);
    }
    if (row === this.row || row === this.rowBefore) {
      this.breakChain();
    }
  }

  /** Lets another train set out. */
  sendTrain(train: number): void {
    this.trainTick[train] = this.tick;
    this.running.push(train);
    this.signs = folded(folded(this.signs, -1 - train), this.tick);
    this.events.push([TRAIN, train, this.line.trainPace[train]! > 0 ? 1 : -1]);
  }

  /** Returns where the lower end of another train is now. */
  trainPlace(train: number): number {
    return this.placeOf(train);
  }

  /** Returns where the lower end of another train is now, as a machine integer. */
  placeOf(train: number): number {
    const gone = this.tick - this.trainTick[train]!;
    return this.line.trainAt[train]! + gone * this.line.trainPace[train]!;
  }

  /** Collides with a train that is beside one on the same track; forgets those behind. */
  meetTrains(): void {
    const line = this.line;
    for (const train of this.running.slice()) {
      const low = this.placeOf(train);
      const high = low + line.trainLength[train]!;
      if (high < this.at || (line.trainPace[train]! > 0 && low >= line.trainUntil[train]!)) {
        this.running.splice(this.running.indexOf(train), 1);
      } else if (low <= this.at) {
        const track = line.trainTrack[train]!;
        if (track === this.track) {
          this.hits.push([this.tick, this.at, track, -1 - train]);
          this.over = COLLIDED;
          return;
        }
        if (this.lastOn[track]! > this.tick - NEAR_TICKS) {
          this.lastOn[track] = this.tick - NEAR_TICKS;
          this.passNarrowly(NEAR_TRAIN + train);
        }
      }
    }
  }

  /** Notes from where on the next tunnel forbids changes of track (GR-2.2). */
  findPortal(): void {
    if (this.tunnel < this.line.tunnelMouth.length) {
      this.closedFrom = this.line.tunnelMouth[this.tunnel]! - PORTAL;
    } else {
      this.closedFrom = FAR;
    }
  }

  /** Goes in at the mouth, over to another track at the crossing, out at the exit. */
  goThrough(tunnel: number): void {
    const line = this.line;
    if (!this.inside && this.at >= line.tunnelMouth[tunnel]!) {
      this.inside = 1;
      this.events.push([MOUTH, tunnel, 0]);
    }
    if (this.inside && !this.crossed && this.at >= line.tunnelCross[tunnel]!) {
      this.crossed = 1;
      this.track = line.tunnelWays[4 * tunnel + this.track]!;
      this.came = this.track;
      this.to = this.track;
      this.events.push([CROSS, tunnel, this.track]);
    }
    if (this.crossed && this.at >= line.tunnelExit[tunnel]!) {
      this.inside = 0;
      this.crossed = 0;
      this.tunnel += 1;
      this.findPortal();
      this.events.push([EXIT, tunnel, 0]);
    }
  }

  /** Pays for the time and for not braking, and goes on to the next stretch or the end. */
  endStretch(): void {
    const bonus = TIME_WORTH * Math.max(0, TIME_PAR - (this.tick + 1 - this.stretchTick));
    this.time += bonus;
    this.events.push([STRETCH_END, this.stretch, bonus]);
    if (!this.braked) {
      const points = STEADY[this.slowest]!;
      this.steady += points;
      this.events.push([STEADY_END, this.stretch, points]);
    }
    this.stretch += 1;
    this.stretchTick = this.tick + 1;
    this.stretchEnd += STRETCH;
    this.braked = 0;
    this.slowest = this.speed;
    if (this.stretch === STRETCHES) {
      this.over = FINISHED;
    } else {
      this.landscape = this.line.landscape(this.stretch);
      this.tracks = this.line.tracks(this.stretch);
    }
  }
}
