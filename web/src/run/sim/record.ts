/** Records of runs, as the server takes them, and what a run was by its end (GR-4.1, GR-5.1). */

import { INPUTS, NO_INPUT } from './driving';
import { line } from './generator';
import { Run } from './run';
import { COLLIDED, FINISHED } from './state';
import { AVALANCHE, STRETCH, TRUNK, VERSION } from './tuning';

export type Input = 'left' | 'right' | 'faster' | 'slower';

/** A run by its choices and inputs; its score is what a replay says. */
export interface RunRecord {
  version: number;
  seed: number;
  track: number;
  speed: number;
  inputs: [number, Input][];
  ticks: number;
}

export interface Hit {
  tick: number;
  at: number;
  track: number;
  kind: 'rock' | 'drift' | 'trunk' | 'avalanche' | 'train' | 'oncoming';
  landscape: (typeof LANDSCAPES)[number];
}

export interface Result {
  version: number;
  seed: number;
  track: number;
  speed: number;
  ticks: number;
  ended: 'finished' | 'buffers' | 'collision';
  finished: boolean;
  score: number;
  parts: {
    gems: { small: number; fine: number; great: number };
    chains: number;
    time: number;
    daring: number;
  };
  taken: { small: number; fine: number; great: number };
  best_chain: number;
  buffers: number;
  hits: Hit[];
  landscapes: (typeof LANDSCAPES)[number][];
}

export const LANDSCAPES = ['forest', 'snow', 'desert'] as const;

/** Writes down a run while it is driven. */
export class Recorder {
  private readonly inputs: [number, Input][] = [];
  private readonly seed: number;
  private readonly track: number;
  private readonly speed: number;

  constructor(seed: number, track: number, speed: number) {
    this.seed = seed;
    this.track = track;
    this.speed = speed;
  }

  /** Plays one tick of a run and notes its inputs. */
  step(run: Run, inputs: readonly Input[] = []): void {
    for (const input of inputs) this.inputs.push([run.tick, input]);
    run.step(inputs);
  }

  /** Returns the record of a run that is over. */
  record(run: Run): RunRecord {
    const { seed, track, speed, inputs } = this;
    return { version: VERSION, seed, track, speed, inputs, ticks: run.tick };
  }
}

/** Plays a record again, one `step` a tick: the ghost of a run (GR-4.2). */
export class Playback {
  readonly run: Run;
  private place = 0;
  private readonly record: RunRecord;

  constructor(record: RunRecord) {
    this.record = record;
    this.run = new Run(line(record.seed, record.version), record.track, record.speed);
  }

  /** Plays the next tick, unless the run is over. */
  step(): void {
    if (this.run.over) return;
    const codes = [NO_INPUT, NO_INPUT];
    const { inputs } = this.record;
    for (let given = 0; given < 2 && inputs[this.place]?.[0] === this.run.tick; given++) {
      codes[given] = INPUTS.indexOf(inputs[this.place]![1]);
      this.place += 1;
    }
    this.run.play(codes[0]!, codes[1]!);
  }
}

/** Returns what the replay of a record says, as the server would. */
export function replay(record: RunRecord): Result {
  const playback = new Playback(record);
  while (!playback.run.over && playback.run.tick < record.ticks) playback.step();
  return result(playback.run, record.track, record.speed);
}

/** Returns what a run was; its first track and speed are no longer in its state. */
export function result(run: Run, track: number, speed: number): Result {
  const [small, fine, great] = run.gems as [number, number, number];
  const [smalls, fines, greats] = run.taken as [number, number, number];
  return {
    version: VERSION,
    seed: run.line.seed,
    track,
    speed,
    ticks: run.tick,
    ended: run.over === FINISHED ? 'finished' : run.over === COLLIDED ? 'collision' : 'buffers',
    finished: run.over === FINISHED,
    score: run.score,
    parts: {
      gems: { small, fine, great },
      chains: run.chains,
      time: run.time,
      daring: run.near + run.steady,
    },
    taken: { small: smalls, fine: fines, great: greats },
    best_chain: run.bestChain,
    buffers: run.buffers,
    hits: run.hits.map(([tick, at, on, thing]) => ({
      tick,
      at,
      track: on,
      kind: hitKind(run, thing),
      // A stretch's end belongs to the stretch that ends there.
      landscape: LANDSCAPES[run.line.landscape(Math.floor(Math.max(0, at - 1) / STRETCH))]!,
    })),
    landscapes: run.line.landscapes.map((landscape) => LANDSCAPES[landscape]!),
  };
}

/** Returns what was hit: a block, or -1 - train. */
function hitKind(run: Run, thing: number): Hit['kind'] {
  if (thing < 0) return run.line.trainPace[-1 - thing]! > 0 ? 'train' : 'oncoming';
  if (run.line.blockKind[thing] === TRUNK) return 'trunk';
  if (run.line.blockKind[thing] === AVALANCHE) return 'avalanche';
  return run.line.blockHidden[thing] ? 'drift' : 'rock';
}
