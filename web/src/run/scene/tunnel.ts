/** Tunnels: the hill with its portal, masonry in the light of lamps, the signal at the mouth. */

import type { Landscape } from '../art/landscape';
import { ARCH } from '../art/earth';
import type { Wares } from '../art/wares';
import type { Camera } from './camera';
import type { Light, Tone } from './light';
import { tint, type Painter } from './painter';
import { smooth } from './ways';

/** Room beside the outer tracks, in units. */
const ROOM = 0.62;
const RING = 3;
/** From lamp to lamp on the walls. */
const LAMPS = 9;
const STEPS = 14;

export class Tunnels {
  constructor(
    private readonly painter: Painter,
    private readonly camera: Camera,
    private readonly light: Light,
    private readonly wares: Wares,
  ) {}

  /** The hill and the mouth, seen from outside. */
  portal({ sheet, portal, slope }: Landscape, tracks: number, z: number): void {
    const { camera, painter, light } = this;
    if (z + camera.back < camera.near + 0.2) return;
    const wide = (tracks + 2 * ROOM - 1 + 1) / (1 - 2 * ARCH.left);
    const scale = camera.scaleAt(z);
    const middle = (tracks - 1) / 2;
    camera.project(middle, 0, z);
    const centre = camera.sx;
    painter.use(sheet);
    // A hill is seen before anything else, and never seen through.
    const { sun, mist } = light;
    const near = Math.min(1, Math.max(0, 1.6 - z / light.gone));
    const shown = tint(
      sun[0] * near + mist[0] * (1 - near) * 0.2,
      sun[1] * near + mist[1] * (1 - near) * 0.2,
      sun[2] * near + mist[2] * (1 - near) * 0.2,
      Math.min(1, Math.max(0, (light.gone * 1.25 - z) / 8)),
    );
    const left = camera.sx - (wide * scale) / 2;
    const top = camera.sy - wide * scale;
    const foot = camera.sy;
    const long = wide * scale * 1.35;
    const high = wide * scale * 0.63;
    const right = left + wide * scale;
    for (const [from, to] of [
      [left + 2, left - long],
      [right - 2, right + long],
    ] as const) {
      painter.corner(from, foot - high, 1, slope.u0, slope.v0, shown);
      painter.corner(to, foot - high, 1, slope.u1, slope.v0, shown);
      painter.corner(to, foot, 1, slope.u1, slope.v1, shown);
      painter.corner(from, foot, 1, slope.u0, slope.v1, shown);
    }
    if (z > 0) {
      // Behind the opening it is dark.
      const dark = tint(0.05, 0.036, 0.028, Math.min(1, Math.max(0, (light.gone * 1.25 - z) / 8)));
      const { u0, v0 } = sheet.white;
      const place = (part: number) => this.arch(part, tracks);
      for (let step = 0; step < STEPS; step++) {
        const [ax, ay] = place(step / STEPS);
        const [bx, by] = place((step + 1) / STEPS);
        for (const [x, y] of [
          [ax, ay],
          [bx, by],
          [bx, 0],
          [ax, 0],
        ] as const)
          painter.corner(centre + (x - middle) * scale, foot - y * scale, 1, u0, v0, dark);
      }
    }
    painter.picture(portal, left, top, wide * scale, wide * scale, shown);
  }

  /** The inside, from its exit (or as far as lamps reach) to the camera. */
  inside(tracks: number, at: number, mouth: number, exit: number): void {
    const { camera, painter, wares } = this;
    painter.use(wares.sheet);
    const start = Math.max(mouth, camera.nearest - 2);
    const end = Math.min(exit, 58);
    if (exit > end) this.blackness(tracks, end);
    const { brick } = wares;
    const first = Math.floor((at + start) / RING);
    for (let ring = Math.floor((at + end) / RING); ring >= first; ring--) {
      const near = Math.max(start, ring * RING - at);
      const far = Math.min(end, ring * RING + RING - at);
      if (far <= near) continue;
      const bright = this.wall(near, at);
      const dim = this.wall(far, at);
      for (let step = 0; step < STEPS; step++) {
        const [ax, ay] = this.arch(step / STEPS, tracks);
        const [bx, by] = this.arch((step + 1) / STEPS, tracks);
        const u = step % 2 ? brick.u1 : brick.u0;
        const v = step % 2 ? brick.u0 : brick.u1;
        this.corner(ax, ay, far, u, brick.v0, dim);
        this.corner(bx, by, far, v, brick.v0, dim);
        this.corner(bx, by, near, v, brick.v1, bright);
        this.corner(ax, ay, near, u, brick.v1, bright);
      }
    }
    this.lamps(tracks, at, start, end);
  }

  private corner(x: number, y: number, z: number, u: number, v: number, shade: number): void {
    this.camera.project(x, y, z);
    this.painter.corner(this.camera.sx, this.camera.sy, this.camera.depth, u, v, shade);
  }

  /** Lamps on the walls, left and right in turn. */
  private lamps(tracks: number, at: number, start: number, end: number): void {
    const { camera, painter, light, wares } = this;
    for (let lamp = Math.floor((at + end) / LAMPS); lamp * LAMPS > at + start; lamp--) {
      const z = lamp * LAMPS - at;
      if (z > 40 || z + camera.back < 2.5) continue;
      const [x, y] = this.arch(lamp % 2 ? 0.16 : 0.84, tracks);
      camera.project(x, y, z);
      const size = camera.scaleAt(z);
      const seen = Math.max(0, 1 - Math.max(0, z) / 40);
      const shine = tint(1, 0.75, 0.38, 0.5 * seen * light.flicker, 1);
      painter.turned(wares.glow, camera.sx, camera.sy, size * 3, size * 3, 0, shine);
      const plain = tint(1, 0.95, 0.8, seen);
      painter.turned(wares.lamp, camera.sx, camera.sy, size * 0.26, size * 0.32, 0, plain);
      // A pool of light on the floor.
      camera.project(x * 0.8 + ((tracks - 1) / 2) * 0.2, 0.02, z);
      painter.turned(
        wares.glow,
        camera.sx,
        camera.sy,
        size * 3.2,
        size * 1.1,
        0,
        tint(1, 0.7, 0.35, 0.22 * seen, 1),
      );
    }
  }

  /** What the farthest lamp does not reach. */
  private blackness(tracks: number, z: number): void {
    const { camera, painter, wares } = this;
    const [left] = this.arch(0, tracks);
    const [right] = this.arch(1, tracks);
    const [, top] = this.arch(0.5, tracks);
    const dark = tint(0.035, 0.025, 0.02);
    camera.project(left, top, z);
    const x = camera.sx;
    const y = camera.sy;
    camera.project(right, 0, z);
    painter.picture(wares.sheet.white, x - 4, y - 4, camera.sx - x + 8, camera.sy - y + 8, dark);
  }

  /** The colour of masonry: in the train's light, and in that of the next lamp. */
  private wall(z: number, at: number): number {
    const place = (at + z) / LAMPS;
    const away = Math.abs(place - Math.round(place)) * 2;
    const lamp = (1 - away) * (1 - away) * 0.42;
    const own = Math.max(0, 1 - Math.abs(z + 2) / 26);
    const lit = 0.05 + own * own * 0.42 + lamp * Math.max(0.15, 1 - Math.abs(z) / 50);
    return tint(Math.min(1, lit), Math.min(1, lit * 0.8), Math.min(1, lit * 0.56));
  }

  /** A point of the vault's outline: 0 is the left foot, 1 the right one. */
  private arch(part: number, tracks: number): [number, number] {
    const left = -0.5 - ROOM;
    const right = tracks - 0.5 + ROOM;
    const wide = (right - left) / (1 - 2 * ARCH.left);
    const spring = (1 - ARCH.spring) * wide;
    const crown = (1 - ARCH.crown) * wide;
    if (part < 0.15) return [left, (spring * part) / 0.15];
    if (part > 0.85) return [right, (spring * (1 - part)) / 0.15];
    const along = (part - 0.15) / 0.7;
    const rest = 1 - along;
    const near = rest ** 3 + 3 * rest * rest * along;
    return [
      left * near + right * (1 - near),
      (rest ** 3 + along ** 3) * spring + 3 * rest * along * crown,
    ];
  }

  /** The board before the mouth: from each track below a line to where it comes out above. */
  signal(ways: readonly number[], track: number, z: number, tracks: number): void {
    const { camera, painter, wares, light } = this;
    const seen = light.fade(z);
    if (seen <= 0 || z + camera.back < 4) return;
    camera.project((tracks - 1) / 2, 2.25, z);
    const least = Math.min(camera.width, camera.height) * 0.2;
    const most = Math.min(camera.width, camera.height) * 0.4;
    const wide = Math.min(most, Math.max(least, camera.scaleAt(z) * 2.6));
    const high = wide * 0.86;
    const y = Math.max(high * 0.5 + camera.height * 0.13, camera.sy - high * 0.3);
    const x = camera.sx;
    painter.use(wares.sheet);
    const paper = tint(1, 1, 1, seen);
    painter.picture(wares.board, x - wide / 2, y - high / 2, wide, high, paper);
    const lane = (wide * 0.66) / (tracks - 1);
    const place = (on: number) => x + (on - (tracks - 1) / 2) * lane;
    const order = ways.map((_, on) => on).filter((on) => on !== track);
    for (const on of [...order, track]) {
      if (on >= tracks) continue;
      const to = ways[on] ?? on;
      const own = on === track;
      const colour: Tone = own ? [0.72, 0.15, 0.1] : [0.24, 0.2, 0.16];
      const line = tint(colour[0], colour[1], colour[2], seen * (own ? 1 : 0.72));
      this.bend(
        place(on),
        y + high * 0.28,
        place(to),
        y - high * 0.2,
        wide * (own ? 0.05 : 0.03),
        line,
      );
      const size = wide * (own ? 0.15 : 0.1);
      painter.turned(wares.arrow, place(to), y - high * 0.25, size, size * 0.84, 0, line);
    }
  }

  /** A line that swings from one place to another. */
  private bend(fx: number, fy: number, tx: number, ty: number, wide: number, colour: number): void {
    const { painter, wares } = this;
    const { u0, v0 } = wares.sheet.white;
    const steps = 10;
    for (let at = 0; at < steps; at++) {
      const a = at / steps;
      const b = (at + 1) / steps;
      const x = fx + (tx - fx) * smooth(a);
      const nx = fx + (tx - fx) * smooth(b);
      const y = fy + (ty - fy) * a;
      const ny = fy + (ty - fy) * b;
      const long = Math.hypot(nx - x, ny - y) || 1;
      const ox = ((ny - y) / long) * (wide / 2);
      const oy = (-(nx - x) / long) * (wide / 2);
      painter.corner(x - ox, y - oy, 1, u0, v0, colour);
      painter.corner(x + ox, y + oy, 1, u0, v0, colour);
      painter.corner(nx + ox, ny + oy, 1, u0, v0, colour);
      painter.corner(nx - ox, ny - oy, 1, u0, v0, colour);
    }
  }
}
