/** Trains: boxes and boilers put together in space and turned with the track. */

import type { Frame } from '../art/sheet';
import type { Wares } from '../art/wares';
import type { Faces } from '../art/vehicles';
import type { Camera } from './camera';
import { type Light, type Tone, WHITE } from './light';
import { tint, type Painter } from './painter';

/** Where a train is at a place behind its front: across, in tracks. */
export type Trail = (behind: number) => number;

interface Pose {
  x: number;
  z: number;
  cos: number;
  sin: number;
  own: Tone;
  alpha: number;
}

export const ENGINE = 2.3;
const TENDER = 1.3;
const GAP = 0.16;
const CAR = 2.1;
const HALF = 0.36;

export class Vehicles {
  private readonly pose: Pose = { x: 0, z: 0, cos: 1, sin: 0, own: WHITE, alpha: 1 };

  constructor(
    private readonly painter: Painter,
    private readonly camera: Camera,
    private readonly light: Light,
    private readonly wares: Wares,
  ) {}

  /** An engine with its tender and perhaps cars, from ahead to behind; `z` is its front. */
  goingAhead(
    faces: Faces,
    trail: Trail,
    z: number,
    cars: number,
    own: Tone,
    alpha: number,
    sway: number,
  ): void {
    this.painter.use(this.wares.sheet);
    this.pose.own = own;
    this.pose.alpha = alpha;
    let behind = 0;
    this.place(trail, z, behind, ENGINE, sway);
    this.shadow(ENGINE);
    this.engine(faces, ENGINE);
    behind += ENGINE + GAP;
    this.place(trail, z, behind, TENDER, -sway);
    this.shadow(TENDER);
    this.box(TENDER, HALF, 0.16, 0.72, faces.rear, faces.side, faces.coal);
    behind += TENDER + GAP;
    for (let car = 0; car < cars; car++) {
      this.place(trail, z, behind, CAR, car % 2 ? sway : -sway);
      this.shadow(CAR);
      this.box(CAR, HALF + 0.02, 0.14, 0.92, faces.rear, faces.side, faces.roof);
      behind += CAR + GAP;
    }
  }

  /** A train that comes towards the camera; `z` is its front, its cars lie beyond. */
  coming(faces: Faces, trail: Trail, z: number, cars: number, own: Tone, alpha: number): void {
    this.painter.use(this.wares.sheet);
    this.pose.own = own;
    this.pose.alpha = alpha;
    let back = ENGINE + TENDER + GAP + cars * (CAR + GAP);
    for (let car = 0; car < cars; car++) {
      this.place(trail, z + back, 0, CAR, 0);
      this.shadow(CAR);
      this.box(CAR, HALF + 0.02, 0.14, 0.92, faces.rear, faces.side, faces.roof);
      back -= CAR + GAP;
    }
    this.place(trail, z + ENGINE + GAP + TENDER, 0, TENDER, 0);
    this.shadow(TENDER);
    this.box(TENDER, HALF, 0.16, 0.72, faces.rear, faces.side, faces.coal);
    this.place(trail, z + ENGINE, 0, ENGINE, 0);
    this.shadow(ENGINE);
    this.box(0.75, HALF + 0.03, 0.14, 1.02, faces.cab, faces.side, faces.roof, -ENGINE + 0.75);
    this.boiler(faces, 0.7, ENGINE, true);
    this.stack(ENGINE - 0.32, true);
  }

  /** A ray of light before a train that comes, and its lamp. */
  headlight(x: number, y: number, z: number, strength: number): void {
    const { camera, painter, wares } = this;
    camera.project(x, y, z);
    const size = Math.max(16, camera.scaleAt(z) * 1.5) * (0.9 + 0.1 * this.light.flicker);
    painter.use(wares.sheet);
    painter.turned(
      wares.glow,
      camera.sx,
      camera.sy,
      size * 2.4,
      size * 2.4,
      0,
      tint(1, 0.86, 0.5, 0.55 * strength, 1),
    );
    painter.turned(
      wares.glow,
      camera.sx,
      camera.sy,
      size,
      size,
      0,
      tint(1, 0.97, 0.85, strength, 1),
    );
  }

  /** Light and sight: where smoke leaves the stack of an engine whose front is at a place. */
  chimney(trail: Trail, z: number): { x: number; y: number; z: number } {
    return { x: trail(0.32), y: 1.36, z: z - 0.36 };
  }

  private place(trail: Trail, z: number, behind: number, long: number, sway: number): void {
    const front = trail(behind);
    const rear = trail(behind + long);
    const { pose } = this;
    pose.x = front;
    pose.z = z - behind;
    // The nose keeps to the track, the tail swings after it.
    const turn = Math.atan2(front - rear, long);
    pose.cos = Math.cos(turn);
    pose.sin = Math.sin(turn);
    pose.x += sway;
  }

  /** Projects a point of the vehicle: across, up, and how far behind its front. */
  private at(x: number, y: number, behind: number): void {
    const { pose } = this;
    this.camera.project(
      pose.x + x * pose.cos - behind * pose.sin,
      y,
      pose.z - behind * pose.cos - x * pose.sin,
    );
  }

  private corner(x: number, y: number, behind: number, u: number, v: number, shade: number): void {
    this.at(x, y, behind);
    this.painter.corner(this.camera.sx, this.camera.sy, this.camera.depth, u, v, shade);
  }

  private lit(behind: number, shade: number): number {
    const { own, alpha, z } = this.pose;
    return this.light.on(z - behind, alpha, [own[0] * shade, own[1] * shade, own[2] * shade]);
  }

  private shadow(long: number): void {
    const { shade } = this.wares;
    const dark = tint(1, 1, 1, 0.85 * this.pose.alpha * this.light.fade(this.pose.z));
    this.corner(-0.62, 0.01, -0.15, shade.u0, shade.v0, dark);
    this.corner(0.72, 0.01, -0.15, shade.u1, shade.v0, dark);
    this.corner(0.72, 0.01, long + 0.2, shade.u1, shade.v1, dark);
    this.corner(-0.62, 0.01, long + 0.2, shade.u0, shade.v1, dark);
  }

  /** A box from its front `from` over its length: the side that is seen, the roof, the rear. */
  private box(
    long: number,
    half: number,
    low: number,
    high: number,
    rear: Frame,
    side: Frame,
    top: Frame,
    shift = 0,
  ): void {
    const from = -shift;
    const to = from + long;
    const flank = this.pose.x > this.camera.x ? -half : half;
    const sideTint = this.lit(from, flank < 0 ? 0.92 : 0.66);
    this.corner(flank, high, from, side.u0, side.v0, sideTint);
    this.corner(flank, high, to, side.u1, side.v0, sideTint);
    this.corner(flank, low - 0.1, to, side.u1, side.v1, sideTint);
    this.corner(flank, low - 0.1, from, side.u0, side.v1, sideTint);
    const topTint = this.lit(from, 1);
    this.corner(-half, high, from, top.u0, top.v0, topTint);
    this.corner(half, high, from, top.u1, top.v0, topTint);
    this.corner(half, high, to, top.u1, top.v1, topTint);
    this.corner(-half, high, to, top.u0, top.v1, topTint);
    const rearTint = this.lit(to, 0.94);
    this.corner(-half, high, to, rear.u0, rear.v0, rearTint);
    this.corner(half, high, to, rear.u1, rear.v0, rearTint);
    this.corner(half, low - 0.08, to, rear.u1, rear.v1, rearTint);
    this.corner(-half, low - 0.08, to, rear.u0, rear.v1, rearTint);
  }

  private engine(faces: Faces, long: number): void {
    this.boiler(faces, 0, long - 0.6, false);
    this.stack(0.32, false);
    this.dome(0.95);
    this.box(0.7, HALF + 0.04, 0.16, 0.98, faces.cab, faces.side, faces.roof, -(long - 0.7));
  }

  /** Half a drum in strips from side to side; `facing` shows its door. */
  private boiler(faces: Faces, from: number, to: number, facing: boolean): void {
    const { boiler, front, pilot, side } = faces;
    const radius = 0.27;
    const middle = 0.5;
    const flank = this.pose.x > this.camera.x ? -0.33 : 0.33;
    const frameTint = this.lit(from, 0.55);
    this.corner(flank, 0.34, from, side.u0, side.v0, frameTint);
    this.corner(flank, 0.34, to, side.u1, side.v0, frameTint);
    this.corner(flank, 0.02, to, side.u1, side.v1, frameTint);
    this.corner(flank, 0.02, from, side.u0, side.v1, frameTint);
    const strips = 8;
    const right = this.pose.x > this.camera.x;
    for (let step = 0; step < strips; step++) {
      const strip = right ? strips - 1 - step : step;
      const a = Math.PI * (1.12 - (strip / strips) * 1.24);
      const b = Math.PI * (1.12 - ((strip + 1) / strips) * 1.24);
      const mid = (a + b) / 2;
      const shade = this.lit(from, 0.5 + 0.85 * Math.max(0, Math.sin(mid + 0.45)));
      this.corner(
        Math.cos(a) * radius,
        middle + Math.sin(a) * radius,
        from,
        boiler.u0,
        boiler.v0,
        shade,
      );
      this.corner(
        Math.cos(b) * radius,
        middle + Math.sin(b) * radius,
        from,
        boiler.u1,
        boiler.v0,
        shade,
      );
      this.corner(
        Math.cos(b) * radius,
        middle + Math.sin(b) * radius,
        to,
        boiler.u1,
        boiler.v1,
        shade,
      );
      this.corner(
        Math.cos(a) * radius,
        middle + Math.sin(a) * radius,
        to,
        boiler.u0,
        boiler.v1,
        shade,
      );
    }
    if (!facing) return;
    const shade = this.lit(to, 1);
    this.corner(-0.34, 0.34, to, pilot.u0, pilot.v0, shade);
    this.corner(0.34, 0.34, to, pilot.u1, pilot.v0, shade);
    this.corner(0.4, 0.03, to + 0.12, pilot.u1, pilot.v1, shade);
    this.corner(-0.4, 0.03, to + 0.12, pilot.u0, pilot.v1, shade);
    const size = radius + 0.04;
    this.corner(-size, middle + size, to, front.u0, front.v0, shade);
    this.corner(size, middle + size, to, front.u1, front.v0, shade);
    this.corner(size, middle - size, to, front.u1, front.v1, shade);
    this.corner(-size, middle - size, to, front.u0, front.v1, shade);
  }

  /** The chimney: a funnel that widens upwards. */
  private stack(behind: number, facing: boolean): void {
    const { sheet } = this.wares;
    const { u0, v0 } = sheet.white;
    const parts: [number, number, number, number, Tone][] = [
      [0.72, 0.98, 0.1, 0.11, [0.2, 0.17, 0.15]],
      [0.98, 1.22, 0.11, 0.2, [0.26, 0.22, 0.19]],
      [1.2, 1.28, 0.22, 0.22, [0.8, 0.62, 0.26]],
    ];
    const { own, alpha, z } = this.pose;
    for (const [low, high, foot, head, colour] of parts) {
      const shade = (lit: number) =>
        this.light.on(z - behind, alpha, [
          own[0] * colour[0] * lit,
          own[1] * colour[1] * lit,
          own[2] * colour[2] * lit,
        ]);
      const bright = shade(1.7);
      const dark = shade(0.7);
      this.corner(-head, high, behind, u0, v0, bright);
      this.corner(head, high, behind, u0, v0, dark);
      this.corner(foot, low, behind, u0, v0, dark);
      this.corner(-foot, low, behind, u0, v0, bright);
    }
    void facing;
    const mouth = this.light.on(z - behind, alpha, [0.08, 0.06, 0.05]);
    this.corner(-0.17, 1.28, behind - 0.13, u0, v0, mouth);
    this.corner(0.17, 1.28, behind - 0.13, u0, v0, mouth);
    this.corner(0.19, 1.28, behind + 0.13, u0, v0, mouth);
    this.corner(-0.19, 1.28, behind + 0.13, u0, v0, mouth);
  }

  /** The steam dome, of brass. */
  private dome(behind: number): void {
    const { u0, v0 } = this.wares.sheet.white;
    const { own, alpha, z } = this.pose;
    const brass = (lit: number) =>
      this.light.on(z - behind, alpha, [
        own[0] * 0.9 * lit,
        own[1] * 0.7 * lit,
        own[2] * 0.32 * lit,
      ]);
    for (const [low, high, foot, head] of [
      [0.72, 0.88, 0.13, 0.12],
      [0.88, 0.97, 0.12, 0.05],
    ] as const) {
      this.corner(-head, high, behind, u0, v0, brass(1.1));
      this.corner(head, high, behind, u0, v0, brass(0.6));
      this.corner(foot, low, behind, u0, v0, brass(0.55));
      this.corner(-foot, low, behind, u0, v0, brass(1));
    }
  }
}
