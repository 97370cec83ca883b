/** The ground and the tracks: rows of pictures near by, plain colour beyond. */

import type { Landscape } from '../art/landscape';
import type { Frame } from '../art/sheet';
import { FAR, type Camera } from './camera';
import type { Light, Tone } from './light';
import type { Painter } from './painter';

/** A row of ground, in units; pictures repeat every two rows. */
const ROW = 2;
/** How wide a picture of the ground lies. */
const WIDE = 4;
/** Where pictures of the ground fade out. */
const FINE_FROM = 20;
const FINE_TO = 38;
const RAIL: Tone = [0.33, 0.29, 0.26];
const UNDER: Tone = [0.6, 0.56, 0.52];
const SHINE: Tone = [0.93, 0.9, 0.84];

/** What lies at a place ahead: its landscape and how many tracks. */
export interface Bed {
  landscape: Landscape;
  tracks: number;
}

/**
 * Where a track runs at a place ahead: tracks cross in tunnels and part at borders. For rails `row`
 * is where their piece begins, so that both of its ends belong to the same track.
 */
export type Way = (track: number, z: number, row?: number) => number;

export class Ground {
  constructor(
    private readonly painter: Painter,
    private readonly camera: Camera,
    private readonly light: Light,
  ) {}

  /** Draws everything flat, from the horizon to the camera; `at` is the train's place in units. */
  draw(at: number, bed: (z: number) => Bed, way: Way): void {
    this.plain(bed);
    const sides = Math.ceil(this.camera.width / this.camera.scale / WIDE) + 1;
    const first = Math.floor((at + this.camera.nearest) / ROW);
    for (let row = Math.floor((at + FINE_TO) / ROW); row >= first; row--) {
      const near = row * ROW - at;
      const { landscape, tracks } = bed(near + ROW / 2);
      this.painter.use(landscape.sheet);
      this.pictures(landscape, tracks, near, near + ROW, row, sides);
    }
    this.tracks(at, bed, way, -Infinity, FAR);
  }

  /** Draws beds and rails between two distances; in tunnels, where they wind, in shorter pieces. */
  tracks(at: number, bed: (z: number) => Bed, way: Way, from: number, to: number): void {
    const step = from === -Infinity ? ROW : ROW / 4;
    const first = Math.floor((at + Math.max(from, this.camera.nearest)) / step);
    const last = Math.floor((at + Math.min(to, this.light.gone, FAR)) / step);
    for (let row = last; row >= first; row--) {
      const near = row * step - at;
      const { landscape, tracks } = bed(near + step / 2);
      this.painter.use(landscape.sheet);
      this.beds(landscape, tracks, near, near + step, way, row * step);
    }
    for (let row = last; row >= first; row--) {
      const near = row * step - at;
      const { landscape, tracks } = bed(near + step / 2);
      this.painter.use(landscape.sheet);
      this.rails(landscape.sheet.white, tracks, near, near + step, way);
    }
  }

  /** Plain ground in bands that pass into the mist. */
  private plain(bed: (z: number) => Bed): void {
    const { painter, camera } = this;
    const steps = [FAR * 3, FAR, 52, 38, 28, 20, 13, 7, 2, -3, camera.nearest];
    for (let at = 0; at + 1 < steps.length; at++) {
      const far = steps[at] ?? 0;
      const near = steps[at + 1] ?? 0;
      const { landscape } = bed(near);
      painter.use(landscape.sheet);
      const { white } = landscape.sheet;
      camera.project(0, 0, far);
      const top = at ? camera.sy : camera.horizon + camera.shakeY;
      camera.project(0, 0, near);
      const high = this.ground(landscape, far);
      painter.picture(
        white,
        0,
        top,
        camera.width,
        camera.sy - top + 1,
        high,
        this.ground(landscape, near),
      );
    }
  }

  /** The ground's colour at a distance, mixed with the mist. */
  private ground({ plain }: Landscape, z: number): number {
    const { light } = this;
    const left = light.fade(z);
    const { mist, sun } = light;
    return light.flat(
      plain[0] * sun[0] * left + mist[0] * (1 - left),
      plain[1] * sun[1] * left + mist[1] * (1 - left),
      plain[2] * sun[2] * left + mist[2] * (1 - left),
    );
  }

  private pictures(
    { ground }: Landscape,
    tracks: number,
    near: number,
    far: number,
    row: number,
    sides: number,
  ): void {
    const { light } = this;
    const half = (ground.v1 - ground.v0) / 2;
    const v = ground.v1 - (row & 1) * half;
    const shown = (z: number) =>
      light.on(z, Math.min(1, Math.max(0, (FINE_TO - z) / (FINE_TO - FINE_FROM))));
    const nearTint = shown(near);
    const farTint = shown(far);
    for (let side = 0; side < sides; side++) {
      const right = tracks - 0.4 + side * WIDE;
      this.flat(
        right,
        right + WIDE,
        near,
        far,
        ground.u0,
        ground.u1,
        v,
        v - half,
        nearTint,
        farTint,
      );
      const left = -0.6 - side * WIDE;
      this.flat(left - WIDE, left, near, far, ground.u1, ground.u0, v, v - half, nearTint, farTint);
    }
  }

  private beds(
    { bed }: Landscape,
    tracks: number,
    near: number,
    far: number,
    way: Way,
    place: number,
  ): void {
    const { light } = this;
    const nearTint = light.on(near);
    const farTint = light.on(far);
    const part = (bed.u1 - bed.u0) * 0.1;
    const { u0, u1 } = bed;
    // Which part of the picture lies in this piece.
    const long = bed.v1 - bed.v0;
    const begun = (((place % ROW) + ROW) % ROW) / ROW;
    const v1 = bed.v1 - begun * long;
    const v0 = v1 - ((far - near) / ROW) * long;
    // Stones under all of it, for where tracks cross or part; then the shoulders.
    if (near < light.to && far > light.from) {
      const dim = light.on(near, 1, UNDER);
      const far2 = light.on(far, 1, UNDER);
      this.flat(-1.12, tracks + 0.12, near, far, u0, u0 + part, v1, v0, dim, far2);
    }
    this.flat(-0.78, -0.5, near, far, u0, u0 + part, v1, v0, nearTint, farTint);
    this.flat(tracks - 0.5, tracks - 0.22, near, far, u0, u0 + part, v1, v0, nearTint, farTint);
    for (let track = 0; track < tracks; track++) {
      const a = way(track, near, near);
      const b = way(track, far, near);
      this.skew(a - 0.5, a + 0.5, b - 0.5, b + 0.5, near, far, u0, u1, v1, v0, nearTint, farTint);
    }
  }

  private rails(white: Frame, tracks: number, near: number, far: number, way: Way): void {
    const { light } = this;
    const dark = light.on(near, 1, RAIL);
    const darkFar = light.on(far, 1, RAIL);
    const bright = light.on(near, 1, SHINE);
    const brightFar = light.on(far, 1, SHINE);
    const { u0, v0 } = white;
    // Rails keep a width that can be seen far away.
    const wide = 0.035 + Math.max(0, near) * 0.0012;
    const then = 0.035 + Math.max(0, far) * 0.0012;
    for (let track = 0; track < tracks; track++) {
      const a = way(track, near, near);
      const b = way(track, far, near);
      for (const side of [-0.29, 0.29]) {
        const x = a + side;
        const y = b + side;
        this.skew(x - wide, x + wide, y - then, y + then, near, far, u0, u0, v0, v0, dark, darkFar);
        if (near < 30)
          this.skew(
            x - wide * 0.5,
            x + wide * 0.3,
            y - then * 0.5,
            y + then * 0.3,
            near,
            far,
            u0,
            u0,
            v0,
            v0,
            bright,
            brightFar,
          );
      }
    }
  }

  private flat(
    left: number,
    right: number,
    near: number,
    far: number,
    u0: number,
    u1: number,
    v0: number,
    v1: number,
    nearTint: number,
    farTint: number,
  ): void {
    this.skew(left, right, left, right, near, far, u0, u1, v0, v1, nearTint, farTint);
  }

  /** A piece of ground: its near edge from `left` to `right`, its far edge elsewhere. */
  private skew(
    left: number,
    right: number,
    farLeft: number,
    farRight: number,
    near: number,
    far: number,
    u0: number,
    u1: number,
    v0: number,
    v1: number,
    nearTint: number,
    farTint: number,
  ): void {
    const { painter, camera } = this;
    camera.project(farLeft, 0, far);
    if (camera.sx > camera.width + 400) return;
    painter.corner(camera.sx, camera.sy, camera.depth, u0, v1, farTint);
    camera.project(farRight, 0, far);
    painter.corner(camera.sx, camera.sy, camera.depth, u1, v1, farTint);
    camera.project(right, 0, near);
    painter.corner(camera.sx, camera.sy, camera.depth, u1, v0, nearTint);
    camera.project(left, 0, near);
    painter.corner(camera.sx, camera.sy, camera.depth, u0, v0, nearTint);
  }
}
