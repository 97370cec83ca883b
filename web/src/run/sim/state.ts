/** The state of a run: small whole numbers, a copy of them, and their hash (GR-2.1, GR-5.2). */

import type { Line } from './layout';
import { BUFFERS, SPEEDS, STRETCH } from './tuning';

/** Beyond every line. */
export const FAR = 1 * 2 ** 40;
export const LONG_AGO = -1_000;
export const RUNNING = 0;
export const FINISHED = 1;
export const SPENT = 2;
export const COLLIDED = 3;

/** Returns a hash with one more number in it: FNV-1a over 32-bit words. */
export function folded(mark: number, number: number): number {
  return Math.imul(mark ^ number, 16777619) >>> 0;
}

/** Everything that decides how a run goes on, besides its line. */
export class RunState {
  line: Line;
  tick = 0;
  // Driving (GR-2.2)
  at = 0;
  pace: number;
  speed: number;
  track: number;
  came: number;
  to: number;
  change = 0;
  queued = 0;
  tracks: number;
  landscape: number;
  /** By track: the tick at which it was last left. */
  lastOn: number[] = [LONG_AGO, LONG_AGO, LONG_AGO, LONG_AGO];
  // What is gathered, and what is left
  buffers = BUFFERS;
  chain = 0;
  bestChain = 0;
  /** The row of the last gem taken. */
  row = -1;
  /** The row taken from before that: a fork has two rows side by side. */
  rowBefore = -1;
  gems: number[] = [0, 0, 0];
  taken: number[] = [0, 0, 0];
  chains = 0;
  time = 0;
  near = 0;
  steady = 0;
  // The stretch (GR-2.4, GR-3.6)
  stretch = 0;
  stretchEnd = STRETCH;
  stretchTick = 0;
  braked = 0;
  slowest: number;
  // The desert (GR-3.5)
  heat = 0;
  hot = 0;
  // The next of each list that is not behind
  gem = 0;
  block = 0;
  alarm = 0;
  train = 0;
  drift = 0;
  tunnel = 0;
  inside = 0;
  crossed = 0;
  // What has been set going
  fallTick: number[];
  trainTick: number[];
  running: number[] = [];
  /** A hash of all alarms and departures, with their ticks. */
  signs = 2166136261;
  /** By track: where the avalanche ends that one is beside or in. */
  shutUntil: number[] = [0, 0, 0, 0];
  shutBlock: number[] = [-1, -1, -1, -1];
  // The end
  over = RUNNING;
  /** Tick, place, track, and what was hit: a block, or -1 - train. */
  hits: [number, number, number, number][] = [];
  /** What happened in the last tick; no part of the state. */
  events: [number, number, number][] = [];
  /** From here on no change begins, because a tunnel is near; follows from `tunnel`. */
  closedFrom = FAR;
  /** Nothing happens before this place; follows from the rest. */
  watch = 0;

  constructor(line: Line, track: number, speed: number) {
    this.line = line;
    this.pace = SPEEDS[speed]!;
    this.speed = speed;
    this.track = track;
    this.came = track;
    this.to = track;
    this.tracks = line.tracks(0);
    this.landscape = line.landscape(0);
    this.slowest = speed;
    this.fallTick = new Array<number>(line.blockAt.length).fill(-1);
    this.trainTick = new Array<number>(line.trainAt.length).fill(-1);
  }

  /** The sum of all parts (GR-4.1). */
  get score(): number {
    return (
      this.gems[0]! +
      this.gems[1]! +
      this.gems[2]! +
      this.chains +
      this.time +
      this.near +
      this.steady
    );
  }

  /** Returns a number below 2**32 that two runs in the same state share (GR-5.2). */
  stateHash(): number {
    let mark = folded(2166136261, this.tick);
    mark = folded(folded(mark, this.at), this.pace);
    mark = folded(folded(mark, this.speed), this.track);
    mark = folded(folded(mark, this.came), this.to);
    mark = folded(folded(mark, this.change), this.queued);
    mark = folded(folded(mark, this.buffers), this.chain);
    mark = folded(folded(mark, this.bestChain), this.row);
    mark = folded(folded(mark, this.rowBefore), this.chains);
    mark = folded(folded(mark, this.time), this.near);
    mark = folded(folded(mark, this.steady), this.stretch);
    mark = folded(folded(mark, this.stretchTick), this.braked);
    mark = folded(folded(mark, this.slowest), this.heat);
    mark = folded(folded(mark, this.hot), this.gem);
    mark = folded(folded(mark, this.block), this.alarm);
    mark = folded(folded(mark, this.train), this.drift);
    mark = folded(folded(mark, this.tunnel), this.inside);
    mark = folded(folded(mark, this.crossed), this.signs);
    for (let kind = 0; kind < 3; kind++) {
      mark = folded(folded(mark, this.gems[kind]!), this.taken[kind]!);
    }
    for (let track = 0; track < 4; track++) {
      mark = folded(folded(mark, this.lastOn[track]!), this.shutUntil[track]!);
    }
    for (const train of this.running) {
      mark = folded(mark, train);
    }
    return folded(folded(mark, this.hits.length), this.over);
  }
}

/** Makes a new state of the same line equal to an old one; events are left behind. */
export function copyState(old: RunState, fresh: RunState): void {
  fresh.tick = old.tick;
  fresh.at = old.at;
  fresh.pace = old.pace;
  fresh.speed = old.speed;
  fresh.track = old.track;
  fresh.came = old.came;
  fresh.to = old.to;
  fresh.change = old.change;
  fresh.queued = old.queued;
  fresh.tracks = old.tracks;
  fresh.landscape = old.landscape;
  fresh.lastOn = old.lastOn.slice();
  fresh.buffers = old.buffers;
  fresh.chain = old.chain;
  fresh.bestChain = old.bestChain;
  fresh.row = old.row;
  fresh.rowBefore = old.rowBefore;
  fresh.gems = old.gems.slice();
  fresh.taken = old.taken.slice();
  fresh.chains = old.chains;
  fresh.time = old.time;
  fresh.near = old.near;
  fresh.steady = old.steady;
  fresh.stretch = old.stretch;
  fresh.stretchEnd = old.stretchEnd;
  fresh.stretchTick = old.stretchTick;
  fresh.braked = old.braked;
  fresh.slowest = old.slowest;
  fresh.heat = old.heat;
  fresh.hot = old.hot;
  fresh.gem = old.gem;
  fresh.block = old.block;
  fresh.alarm = old.alarm;
  fresh.train = old.train;
  fresh.drift = old.drift;
  fresh.tunnel = old.tunnel;
  fresh.inside = old.inside;
  fresh.crossed = old.crossed;
  fresh.fallTick = old.fallTick.slice();
  fresh.trainTick = old.trainTick.slice();
  fresh.running = old.running.slice();
  fresh.signs = old.signs;
  fresh.shutUntil = old.shutUntil.slice();
  fresh.shutBlock = old.shutBlock.slice();
  fresh.over = old.over;
  fresh.hits = old.hits.slice();
  fresh.closedFrom = old.closedFrom;
  fresh.watch = old.watch;
}
