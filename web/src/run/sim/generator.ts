/**
 * How a line is drawn from its seed, and why it can be driven (GR-1.1 to GR-1.3).
 *
 * `SeedDraws(seed, 0)` draws the order of the landscapes, the weather and the tunnels, and
 * `SeedDraws(seed, 64 * (stretch + 1) + attempt)` one stretch. Stretches are drawn from the first
 * to the last; then a way through all of them is searched. A stretch in which every way ends is
 * drawn again with its next attempt, until there is a way.
 */

import { type Draws, SeedDraws } from './chance';
import { wayThrough } from './drivable';
import { Line, type Piece, lay } from './layout';
import { playScene } from './scenes';
import { Sketch } from './sketch';
import {
  ATTEMPTS,
  AVENUE,
  EASE_IN,
  FINE,
  GEM_GAP,
  ONCOMING_AHEAD,
  ONCOMING_FREE,
  ONCOMING_LENGTH,
  ONCOMING_PACE,
  PORTAL,
  SCENE_LENGTH,
  SCENE_WEIGHT,
  SLOW_AHEAD,
  SLOW_LENGTH,
  SLOW_PACE,
  SLOW_WAY,
  SMALL,
  STRETCHES,
  TRAINS_AGAIN,
  TRAIN_CHANCE,
  TUNNEL_BEHIND,
  TUNNEL_CLEAR,
  TUNNEL_CROSS,
  TUNNEL_LENGTH,
  VERSION,
  WALL,
} from './tuning';
import { upTo } from './whole';

/** The greatest seed: a page's numbers are whole up to here. */
export const MOST_SEED = 1 * 2 ** 53 - 1;

/**
 * Returns the line of a seed under a version of the rules.
 *
 * Raises:
 * ValueError: the seed is not a whole number from 0 to 2**53 - 1, or the version unknown.
 */
export function line(seed: number, version = VERSION): Line {
  if (!(0 <= seed && seed <= MOST_SEED)) {
    throw new Error(
      `There is no line of seed ${seed}; seeds are whole numbers from 0 to 2^53 - 1.`,
    );
  }
  if (version !== VERSION) {
    throw new Error(
      `Version ${version} of the rules is not known here; this is version ${VERSION}.`,
    );
  }
  const attempts = new Array<number>(STRETCHES).fill(0);
  while (true) {
    const drawn = laid(seed, version, attempts);
    const way = wayThrough(drawn);
    if (way.track >= 0) {
      return drawn;
    }
    attempts[way.reached] = attempts[way.reached]! + 1;
  }
}

/** Returns the line of a seed, each stretch by its attempt; whether it can be driven is open. */
export function laid(seed: number, version: number, attempts: number[]): Line {
  const draws = new SeedDraws(seed, 0);
  const landscapes = [0, 1, 2];
  for (const last of [2, 1]) {
    const place = draws.randrange(last + 1);
    [landscapes[last], landscapes[place]] = [landscapes[place]!, landscapes[last]!];
  }
  const weather = upTo(STRETCHES).map((stretch) => (stretch === 0 ? 0 : draws.randrange(3)));
  const third = Math.floor(STRETCHES / 3);
  const tunnels = upTo(3).map((part) => third * part + 1 + draws.randrange(third - 1));
  const drawn = new Line(seed, version, landscapes, weather);
  drawn.redrawn = attempts.reduce((all, one) => all + one, 0);
  let lane = 1;
  const pieces: Piece[] = [];
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    const turn = ATTEMPTS * (stretch + 1) + attempts[stretch]!;
    const sketch = new Sketch(drawn, stretch, lane, new SeedDraws(seed, turn));
    if (attempts[stretch]! < ATTEMPTS) {
      drawStretch(sketch, tunnels.includes(stretch));
    }
    pieces.push(sketch.piece);
    lane = sketch.lane;
  }
  lay(drawn, pieces);
  return drawn;
}

/** Draws one stretch: its tunnel or other trains first, then scene after scene. */
export function drawStretch(sketch: Sketch, hasTunnel: boolean): void {
  let leave = sketch.end;
  let mouth = sketch.end;
  let ways: number[] = [];
  if (hasTunnel) {
    mouth = sketch.start + sketch.draw(3_500, 5_500);
    leave = mouth + TUNNEL_LENGTH;
    ways = crossing(sketch.tracks, sketch.draws);
    sketch.piece.tunnels.push([mouth, mouth + TUNNEL_CROSS, leave, ways]);
    lightTunnel(sketch, mouth, ways);
  } else if (sketch.stretch > 0 && sketch.chance(TRAIN_CHANCE[sketch.landscape]!)) {
    sendTrains(sketch);
  }
  let before = -1;
  let isThrough = !hasTunnel;
  while (true) {
    const end = isThrough ? sketch.end : mouth - PORTAL;
    const kind = fitting(drawnScene(sketch, before), end - sketch.x);
    if (kind >= 0) {
      playScene(kind, sketch);
      sketch.leaveGap();
      before = kind;
    } else if (isThrough) {
      return;
    } else {
      isThrough = true;
      sketch.x = leave + TUNNEL_BEHIND;
      sketch.lane = ways[sketch.lane]!;
    }
  }
}

/** Returns a kind of scene that fits into a room: the given one or a shorter, -1 for none. */
export function fitting(kind: number, room: number): number {
  if (SCENE_LENGTH[kind]! <= room) {
    return kind;
  }
  if (SCENE_LENGTH[AVENUE]! <= room) {
    return AVENUE;
  }
  return SCENE_LENGTH[WALL]! <= room ? WALL : -1;
}

/** Returns the kind of the next scene, by weight, seldom the one that was just there. */
export function drawnScene(sketch: Sketch, before: number): number {
  const weights = SCENE_WEIGHT[sketch.landscape]!;
  let kind = before;
  for (let again = 0; again < 2; again++) {
    if (kind === before) {
      let place = sketch.draws.randrange(weights.reduce((all, one) => all + one, 0));
      kind = 0;
      while (place >= weights[kind]!) {
        place -= weights[kind]!;
        kind += 1;
      }
    }
  }
  return kind;
}

/** Returns how the tracks cross in a tunnel: four numbers, never all straight on (GR-3.4). */
export function crossing(tracks: number, draws: Draws): number[] {
  const ways = upTo(tracks);
  let straight = true;
  while (straight) {
    for (let last = tracks - 1; last > 0; last--) {
      const place = draws.randrange(last + 1);
      [ways[last], ways[place]] = [ways[place]!, ways[last]!];
    }
    for (let track = 0; track < tracks; track++) {
      if (ways[track]! !== track) {
        straight = false;
      }
    }
  }
  return [...ways, ...upTo(tracks, 4)];
}

/** Lays gems that glow in a tunnel: before its crossing, and after it where the signal leads. */
export function lightTunnel(sketch: Sketch, mouth: number, ways: number[]): void {
  const track = sketch.draw(0, sketch.tracks - 1);
  const row = sketch.row();
  const last = mouth + TUNNEL_CROSS - TUNNEL_CLEAR;
  sketch.gems(row, track, last - 3 * GEM_GAP, 4, SMALL);
  const first = mouth + TUNNEL_CROSS + TUNNEL_CLEAR;
  sketch.gems(row, ways[track]!, first, 4, sketch.chance(50) ? FINE : SMALL);
}

/** Puts one or two other trains on the stretch and keeps their tracks free (GR-3.3). */
export function sendTrains(sketch: Sketch): void {
  const count = sketch.stretch * 2 >= STRETCHES && sketch.chance(TRAINS_AGAIN) ? 2 : 1;
  for (let again = 0; again < count; again++) {
    const track = sketch.draw(0, sketch.tracks - 1);
    if (sketch.chance(50)) {
      sendOncoming(sketch, track);
    } else {
      sendSlow(sketch, track);
    }
  }
}

/** Lets a train come towards the player, if its track is free. */
export function sendOncoming(sketch: Sketch, track: number): void {
  const alarm = sketch.draw(sketch.start + EASE_IN, sketch.end - ONCOMING_AHEAD);
  const at = alarm + ONCOMING_AHEAD;
  if (!sketch.isKept(track, alarm, at + ONCOMING_LENGTH)) {
    sketch.kept.push([track, alarm + ONCOMING_FREE, at + ONCOMING_LENGTH]);
    sketch.piece.trains.push([alarm, at, track, -ONCOMING_PACE, ONCOMING_LENGTH, alarm]);
  }
}

/** Lets a slower train go ahead in the same direction for a while, if its track is free. */
export function sendSlow(sketch: Sketch, track: number): void {
  const alarm = sketch.draw(sketch.start + EASE_IN, sketch.end - SLOW_WAY - SLOW_LENGTH);
  const at = alarm + SLOW_AHEAD;
  const until = alarm + SLOW_WAY;
  if (!sketch.isKept(track, alarm, until + SLOW_LENGTH)) {
    sketch.kept.push([track, at, until + SLOW_LENGTH]);
    sketch.piece.trains.push([alarm, at, track, SLOW_PACE, SLOW_LENGTH, until]);
  }
}
