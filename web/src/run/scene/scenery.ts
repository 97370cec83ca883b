/** What stands beside the line: the same for a seed, thinned out on slow machines. */

import type { Prop } from '../art/landscape';
import type { Camera } from './camera';
import { FAR } from './camera';
import type { Bed } from './ground';
import type { Light } from './light';
import type { Painter } from './painter';

/** One thing may stand each so many units on each side. */
const STEP = 1.5;

export class Scenery {
  constructor(
    private readonly painter: Painter,
    private readonly camera: Camera,
    private readonly light: Light,
    private readonly seed: number,
  ) {}

  /**
   * Draws from far to near what stands between two distances; `at` is the train's place in units.
   * `open` says whether there is room: not where a tunnel runs.
   */
  draw(at: number, bed: (z: number) => Bed, open: (z: number) => boolean): void {
    const far = Math.min(FAR, this.light.gone);
    const first = Math.floor((at + this.camera.nearest) / STEP);
    for (let slot = Math.floor((at + far) / STEP); slot >= first; slot--)
      for (const side of [0, 1]) {
        const chance = noise(slot * 2 + side, this.seed);
        if (chance > 0.8) continue;
        const z = slot * STEP + noise(slot * 2 + side, this.seed + 1) * STEP - at;
        if (!open(z)) continue;
        const { landscape, tracks } = bed(z);
        const prop = this.choice(landscape.props, noise(slot * 2 + side, this.seed + 2));
        const spread = noise(slot * 2 + side, this.seed + 3);
        const out = prop.from + spread * spread * 9;
        this.painter.use(landscape.sheet);
        this.stand(prop, side ? tracks - 0.5 + out : -0.5 - out, z, chance);
      }
  }

  private stand({ frame, tall }: Prop, x: number, z: number, chance: number): void {
    const { camera, light } = this;
    const size = tall * (0.8 + chance * 0.5);
    const scale = camera.scaleAt(z);
    const high = size * scale;
    const wide = (high * frame.width) / frame.height;
    camera.project(x, 0, z);
    if (camera.sx + wide < 0 || camera.sx - wide > camera.width) return;
    // What the camera is about to pass fades instead of filling the screen.
    const near = Math.min(1, (z + camera.back - 2.2) / 2.5);
    if (near <= 0) return;
    const shown = light.on(z, near);
    const mirrored = chance > 0.4;
    this.painter.corner(
      camera.sx - wide / 2,
      camera.sy - high,
      1,
      mirrored ? frame.u1 : frame.u0,
      frame.v0,
      shown,
    );
    this.painter.corner(
      camera.sx + wide / 2,
      camera.sy - high,
      1,
      mirrored ? frame.u0 : frame.u1,
      frame.v0,
      shown,
    );
    this.painter.corner(
      camera.sx + wide / 2,
      camera.sy,
      1,
      mirrored ? frame.u0 : frame.u1,
      frame.v1,
      shown,
    );
    this.painter.corner(
      camera.sx - wide / 2,
      camera.sy,
      1,
      mirrored ? frame.u1 : frame.u0,
      frame.v1,
      shown,
    );
  }

  private choice(props: readonly Prop[], chance: number): Prop {
    let all = 0;
    for (const { often } of props) all += often;
    let left = chance * all;
    for (const prop of props) {
      left -= prop.often;
      if (left <= 0) return prop;
    }
    return props[0] as Prop;
  }
}

/** A number from 0 to 1 that depends on a place alone. */
export function noise(place: number, seed: number): number {
  let mixed = Math.imul(place ^ (seed * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}
