/**
 * The scenes that a stretch is made of: each a few gems and what stands around them.
 *
 * A scene begins at the sketch's place and on its lane, and leaves both where the next may begin.
 */

import type { Sketch } from './sketch';
import {
  AVENUE,
  DRIFTS,
  FINE,
  FORK,
  GEM_GAP,
  GREAT,
  GREAT_ROOM,
  MIRAGES,
  SLIDE,
  SMALL,
  TREASURE,
  TRUNKS,
  TURN,
  WALL,
  WEAVE,
} from './tuning';
import { upTo } from './whole';

/** Draws a scene of a kind at the sketch's place. */
export function playScene(kind: number, sketch: Sketch): void {
  if (kind === AVENUE) {
    avenue(sketch);
  } else if (kind === WEAVE) {
    weave(sketch);
  } else if (kind === WALL) {
    wall(sketch);
  } else if (kind === FORK) {
    fork(sketch);
  } else if (kind === TREASURE) {
    treasure(sketch);
  } else if (kind === TRUNKS) {
    trunks(sketch);
  } else if (kind === SLIDE) {
    slide(sketch);
  } else if (kind === DRIFTS) {
    drifts(sketch);
  } else if (kind === MIRAGES) {
    mirages(sketch);
  }
}

/** A straight row of gems, with a rock beside it now and then. */
export function avenue(sketch: Sketch): void {
  const count = sketch.draw(5, 8);
  if (sketch.stretch > 1) {
    sketch.rock(sketch.beside(), sketch.x + sketch.draw(0, count * GEM_GAP));
  }
  sketch.x = sketch.gems(sketch.row(), sketch.lane, sketch.x, count, SMALL);
}

/** A curve of gems over several tracks; a rock stands where one would go straight on. */
export function weave(sketch: Sketch): void {
  const row = sketch.row();
  const turns = sketch.draw(2, 3);
  for (let turn = 0; turn < turns + 1; turn++) {
    sketch.x = sketch.gems(row, sketch.lane, sketch.x, 3, SMALL);
    if (turn < turns) {
      sketch.rock(sketch.lane, sketch.x + TURN);
      sketch.lane = sketch.beside();
      sketch.x += TURN;
    }
  }
}

/** Rocks on all tracks but one, or two early on; gems lead through the gap. */
export function wall(sketch: Sketch): void {
  const gap = sketch.chance(75) ? sketch.beside() : sketch.lane;
  const spared = sketch.stretch < 3 ? sketch.draw(0, sketch.tracks - 1) : gap;
  const x = sketch.x + 2 * GEM_GAP;
  for (let track = 0; track < sketch.tracks; track++) {
    if (![gap, spared].includes(track)) {
      sketch.rock(track, x + sketch.draw(-150, 150));
    }
  }
  sketch.lane = gap;
  sketch.x = sketch.gems(sketch.row(), gap, sketch.x, 5, SMALL);
}

/** Two rows side by side: an easy one, and a fine one with a rock behind it. */
export function fork(sketch: Sketch): void {
  const other = sketch.beside();
  const last = sketch.gems(sketch.row(), sketch.lane, sketch.x, 6, SMALL);
  const end = sketch.gems(sketch.row(), other, sketch.x + Math.floor(GEM_GAP / 2), 5, FINE);
  sketch.rock(other, end + TURN);
  if (sketch.stretch > 3) {
    sketch.rock(other, sketch.x - 2 * GEM_GAP);
  }
  sketch.x = Math.max(last, end + TURN);
}

/** A great gem close before a rock, beside a row of small ones. */
export function treasure(sketch: Sketch): void {
  const other = sketch.beside();
  const last = sketch.gems(sketch.row(), sketch.lane, sketch.x, 5, SMALL);
  sketch.gems(sketch.row(), other, last, 1, GREAT);
  sketch.rock(other, last + GREAT_ROOM);
  sketch.x = last + GREAT_ROOM;
}

/** A row that trunks fall across: each time it goes on beside what has fallen. */
export function trunks(sketch: Sketch): void {
  const row = sketch.row();
  const falls = sketch.stretch < 2 ? 1 : sketch.draw(1, 2);
  sketch.x = sketch.gems(row, sketch.lane, sketch.x, 4, SMALL);
  for (let again = 0; again < falls; again++) {
    sketch.trunk(sketch.lane, sketch.x + TURN);
    const other = sketch.beside();
    if (sketch.stretch > 4 && sketch.chance(50)) {
      for (let track = 0; track < sketch.tracks; track++) {
        if (![other, sketch.lane].includes(track)) {
          sketch.rock(track, sketch.x + TURN + sketch.draw(-200, 200));
        }
      }
    }
    sketch.lane = other;
    sketch.x = sketch.gems(row, other, sketch.x + TURN, 4, SMALL);
  }
}

/** An avalanche over the lane and a neighbour; the free track has a row along it. */
export function slide(sketch: Sketch): void {
  const length = sketch.draw(1_000, 1_600);
  const x = sketch.x + GEM_GAP;
  const free = sketch.beside();
  let closed = upTo(sketch.tracks).filter((track) => track !== free);
  if (sketch.stretch < 4) {
    closed = [sketch.lane];
  }
  for (const track of closed) {
    sketch.avalanche(track, x, length);
  }
  sketch.lane = free;
  const count = Math.floor(length / GEM_GAP) + 1;
  sketch.x = sketch.gems(sketch.row(), free, x, count, sketch.chance(40) ? FINE : SMALL);
}

/** Drifts with gems on them; some hide a rock, one at least does not. */
export function drifts(sketch: Sketch): void {
  const free = sketch.chance(60) ? sketch.beside() : sketch.lane;
  const x = sketch.x + 2 * GEM_GAP;
  for (let track = 0; track < sketch.tracks; track++) {
    if (track === free || sketch.chance(70)) {
      const length = sketch.draw(600, 1_000);
      const start = x + sketch.draw(-200, 200);
      sketch.piece.drifts.push([start, track, length]);
      if (track !== free) {
        sketch.rock(track, start + Math.floor(length / 2), 1);
      }
    }
  }
  sketch.gems(sketch.row(), sketch.lane, sketch.x - GEM_GAP, 3, SMALL);
  sketch.lane = free;
  sketch.x = sketch.gems(sketch.row(), free, x + 1_000, 5, SMALL);
}

/** Rocks that are not there before a row, and a row that is not there before a rock. */
export function mirages(sketch: Sketch): void {
  const lure = sketch.beside();
  const x = sketch.x;
  sketch.rock(sketch.lane, x - 100, 0, 1);
  const last = sketch.gems(sketch.row(), sketch.lane, x, 5, SMALL);
  sketch.gems(sketch.row(), lure, x, 4, FINE, 1);
  sketch.rock(lure, x + 4 * GEM_GAP);
  for (let track = 0; track < sketch.tracks; track++) {
    if (![lure, sketch.lane].includes(track) && sketch.chance(60)) {
      sketch.rock(track, x + sketch.draw(0, 800), 0, sketch.draw(0, 1));
    }
  }
  sketch.x = last;
}
