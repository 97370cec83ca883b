/**
 * The proof that a line can be driven through without a hit (GR-1.3).
 *
 * A search over states: a run at middle speed decides every `CHANGE` ticks to stay or to change
 * track, and a state from which every way ends in a hit is not entered twice. What it finds is a
 * run without a hit; that it exists is the proof.
 */

import { LEFT, NO_INPUT, RIGHT } from './driving';
import type { Line } from './layout';
import { Run } from './run';
import { FINISHED } from './state';
import { CHANGE, MIDDLE } from './tuning';
import { upTo } from './whole';

export const MOVES: readonly number[] = [NO_INPUT, LEFT, RIGHT];

/** A way through a line: first track and moves, or how far the search came at best. */
export class Way {
  /** The first track, -1 if no way was found. */
  track = -1;
  /** Tick and input, by number. */
  moves: [number, number][] = [];
  ticks = 0;
  /** The stretch in which every way ended, or the number of stretches. */
  reached = 0;
}

/** Returns a way through a line at middle speed, found by a search over states. */
export function wayThrough(line: Line): Way {
  const way = new Way();
  const dead: Set<number> = new Set<number>();
  // The middle first, where most lines begin most gently.
  const first = [1, 0, ...upTo(2, line.tracks(0))];
  for (const track of first) {
    const moves: [number, number][] = [];
    if (search(new Run(line, track, MIDDLE), dead, moves, way)) {
      way.track = track;
      return way;
    }
  }
  return way;
}

/** Looks for a way on from a state, deepest first; fills `moves` and `way`. */
export function search(
  start: Run,
  dead: Set<number>,
  moves: [number, number][],
  way: Way,
): boolean {
  const stack: [Run, number, number][] = [[start, 0, 0]];
  while (stack.length > 0) {
    const [run, tried, length] = stack.pop()!;
    moves.length = length;
    if (tried === MOVES.length) {
      dead.add(stateKey(run));
      continue;
    }
    stack.push([run, tried + 1, length]);
    const move = MOVES[tried]!;
    if ((move === LEFT && run.track === 0) || (move === RIGHT && run.track + 1 >= run.tracks)) {
      continue;
    }
    const then = run.copy();
    const tick = then.tick;
    then.play(move, NO_INPUT);
    for (let again = 0; again < CHANGE - 1; again++) {
      if (then.over || then.hits.length > 0) {
        break;
      }
      then.play(NO_INPUT, NO_INPUT);
    }
    way.reached = Math.max(way.reached, then.stretch);
    if (then.hits.length > 0 || (!then.over && dead.has(stateKey(then)))) {
      continue;
    }
    if (move !== NO_INPUT) {
      moves.push([tick, move]);
    }
    if (then.over === FINISHED) {
      way.moves = moves;
      way.ticks = then.tick;
      return true;
    }
    stack.push([then, 0, moves.length]);
  }
  return false;
}

/**
 * Returns what tells apart the states of runs at one speed without a hit.
 *
 * Where such runs are, and when what was set going, depends on the tick alone.
 */
export function stateKey(run: Run): number {
  return ((run.tick * 4 + run.track) * 4 + run.to) * 16 + run.change;
}
