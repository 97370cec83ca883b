/** One stretch while it is drawn: where the drawing is, and what may still be put where. */

import type { Draws } from './chance';
import { type Line, Piece } from './layout';
import {
  AVALANCHE,
  AVALANCHE_WARNS,
  BORDER,
  EASE_IN,
  GAP,
  GAP_LESS,
  GEM_GAP,
  REST,
  ROCK,
  STRETCH,
  STRETCHES,
  TRUNK,
  TRUNK_WARNS,
} from './tuning';

/** A piece of line that grows from scene to scene along a lane, the way it means to leave. */
export class Sketch {
  piece = new Piece();
  draws: Draws;
  /** From 0; the line grows harder with it. */
  stretch: number;
  landscape: number;
  tracks: number;
  lane: number;
  start: number;
  x: number;
  end: number;
  /** Track, from, to: where another train goes and nothing may stand. */
  kept: [number, number, number][] = [];

  constructor(line: Line, stretch: number, lane: number, draws: Draws) {
    this.draws = draws;
    this.stretch = stretch;
    this.landscape = line.landscape(stretch);
    this.tracks = line.tracks(stretch);
    this.lane = Math.min(lane, this.tracks - 1);
    const third = Math.floor(STRETCHES / 3);
    this.start = stretch * STRETCH;
    this.x = this.start + EASE_IN + (stretch % third === 0 ? BORDER : 0);
    this.end = this.start + STRETCH - REST - (stretch % third === third - 1 ? BORDER : 0);
  }

  /** Returns a number from low to high. */
  draw(low: number, high: number): number {
    return low + this.draws.randrange(high - low + 1);
  }

  /** Returns whether something happens that does so often. */
  chance(percent: number): boolean {
    return this.draws.randrange(100) < percent;
  }

  /** Goes on by the gap between two scenes: shorter the further on the line. */
  leaveGap(): void {
    this.x += GAP - GAP_LESS * this.stretch + this.draw(0, 300);
  }

  /** Returns a track beside the lane. */
  beside(): number {
    if (this.lane === 0) {
      return 1;
    }
    if (this.lane === this.tracks - 1) {
      return this.lane - 1;
    }
    return this.lane + (this.chance(50) ? 1 : -1);
  }

  /** Returns the number of a new row of gems. */
  row(): number {
    this.piece.rows += 1;
    return this.piece.rows - 1;
  }

  /** Lays gems of a row one behind the other; returns the place of the last. */
  gems(row: number, track: number, x: number, count: number, kind: number, mirage = 0): number {
    for (let number = 0; number < count; number++) {
      this.piece.gems.push([x + number * GEM_GAP, track, kind, row, mirage]);
    }
    return x + (count - 1) * GEM_GAP;
  }

  /** Returns whether another train goes on a track between two places. */
  isKept(track: number, low: number, high: number): boolean {
    for (const [kept, start, end] of this.kept) {
      if (kept === track && start <= high && low <= end) {
        return true;
      }
    }
    return false;
  }

  /** Puts a rock on a track, if no other train goes there. */
  rock(track: number, x: number, hidden = 0, mirage = 0): void {
    if (!this.isKept(track, x, x)) {
      this.piece.blocks.push([x, track, ROCK, 0, -1, hidden, mirage]);
    }
  }

  /** Lets a trunk fall across a track when the train is near. */
  trunk(track: number, x: number): void {
    if (!this.isKept(track, x, x)) {
      this.piece.blocks.push([x, track, TRUNK, 0, x - TRUNK_WARNS, 0, 0]);
    }
  }

  /** Lets an avalanche close a part of a track when the train is near. */
  avalanche(track: number, x: number, length: number): void {
    if (!this.isKept(track, x, x + length)) {
      this.piece.blocks.push([x, track, AVALANCHE, length, x - AVALANCHE_WARNS, 0, 0]);
    }
  }
}
