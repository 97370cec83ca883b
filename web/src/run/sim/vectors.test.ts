// @vitest-environment node
/** The runs that the engine's tests recorded, driven once more by the page's simulation. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { line, type Line, Run } from '.';
import { folded } from './state';

const FOLDER = resolve(import.meta.dirname, '../../../../tests/engine/gem_run');
const PAUSE = 63;

interface Vector {
  seed: number;
  track: number;
  speed: number;
  ticks: number;
  score: number;
  digest: number;
  inputs: [number, number][];
}

/** The packed runs; `vectors.py` beside them says how they are packed. */
function vectors(): Vector[] {
  const raw = inflateSync(readFileSync(`${FOLDER}/runs.bin`));
  const found: Vector[] = [];
  for (let place = 0; place < raw.length;) {
    const vector: Vector = {
      seed: raw.readUInt32BE(place),
      track: raw.readUInt8(place + 4),
      speed: raw.readUInt8(place + 5),
      ticks: raw.readUInt16BE(place + 6),
      score: raw.readUInt32BE(place + 8),
      digest: raw.readUInt32BE(place + 12),
      inputs: [],
    };
    const length = raw.readUInt16BE(place + 16);
    place += 18;
    let tick = 0;
    for (const byte of raw.subarray(place, place + length)) {
      tick += byte >> 2;
      if (byte < 4 * PAUSE) vector.inputs.push([tick, byte & 3]);
    }
    place += length;
    found.push(vector);
  }
  return found;
}

function play(vector: Vector, drawn: Line): [Run, number[]] {
  const run = new Run(drawn, vector.track, vector.speed);
  const hashes: number[] = [];
  let place = 0;
  for (let tick = 0; tick < vector.ticks; tick++) {
    const codes = [-1, -1];
    for (let given = 0; vector.inputs[place]?.[0] === tick; given++) {
      codes[given] = vector.inputs[place++]![1];
    }
    run.play(codes[0]!, codes[1]!);
    if (run.tick % 30 === 0) hashes.push(run.stateHash());
  }
  hashes.push(run.stateHash());
  return [run, hashes];
}

describe('the simulation in the page (GR-5.2)', () => {
  const all = vectors();

  it('agrees with ten thousand recorded runs every thirty ticks', { timeout: 300_000 }, () => {
    expect(all.length).toBe(10_000);
    let drawn: Line | undefined;
    for (const vector of all) {
      if (drawn?.seed !== vector.seed) drawn = line(vector.seed);
      const [run, hashes] = play(vector, drawn);
      const digest = hashes.reduce(folded, 2166136261);
      expect([vector.seed, run.score, digest]).toEqual([vector.seed, vector.score, vector.digest]);
    }
  });

  it('agrees with some of them hash by hash', () => {
    const full = JSON.parse(readFileSync(`${FOLDER}/hashes.json`, 'utf8')) as {
      run: number;
      hashes: number[];
    }[];
    expect(full.length).toBe(40);
    for (const { run, hashes } of full) {
      const vector = all[run]!;
      expect(play(vector, line(vector.seed))[1]).toEqual(hashes);
    }
  });
});
