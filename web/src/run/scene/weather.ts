/** What falls and blows: rain and leaves, snow, dust; denser in thick weather. */

import type { Wares } from '../art/wares';
import type { Camera } from './camera';
import type { Light } from './light';
import { tint, type Painter } from './painter';
import { noise } from './scenery';

const MOST = 90;
/** The depth of the box in which it falls, in units. */
const DEPTH = 26;

export class Weather {
  /** How much falls, 0 to 1, and what: 0 forest, 1 snow, 2 desert. */
  amount = 0;
  private clock = 0;

  constructor(
    private readonly painter: Painter,
    private readonly camera: Camera,
    private readonly light: Light,
    private readonly wares: Wares,
  ) {}

  draw(landscape: number, thickness: number, at: number, seconds: number, calm: boolean): void {
    this.clock += seconds;
    const wanted = [
      [0.16, 0.3, 1],
      [0.4, 0.65, 1],
      [0.14, 0.4, 1],
    ][landscape]?.[thickness];
    this.amount += ((wanted ?? 0) - this.amount) * Math.min(1, seconds * 1.2);
    if (this.light.dark > 0.6) return;
    const open = 1 - this.light.dark;
    const count = Math.round(MOST * this.amount * (calm ? 0.4 : 1));
    this.painter.use(this.wares.sheet);
    for (let index = 0; index < count; index++) this.one(landscape, thickness, index, at, open);
  }

  private one(landscape: number, thickness: number, index: number, at: number, open: number): void {
    const { camera, painter, wares, clock } = this;
    const speed = 0.7 + noise(index, 5) * 0.6;
    const round = (value: number, size: number) => ((value % size) + size) % size;
    const z = round(noise(index, 1) * DEPTH - at * 0.9, DEPTH) - camera.back + 2;
    const wind = Math.sin(clock * 0.6 + index) * 0.5 + clock * (landscape === 2 ? 4 : 0.8);
    const x = round(noise(index, 2) * 14 + wind * speed, 14) - 7 + camera.x;
    const fall = landscape === 1 ? 1.6 : landscape === 0 && thickness ? 11 : 1.1;
    const y =
      landscape === 2
        ? noise(index, 3) * 3.4 + Math.sin(clock * 2 + index) * 0.2
        : round(noise(index, 3) * 7 - clock * fall * speed, 7);
    camera.project(x, y, z);
    const scale = camera.scaleAt(z);
    const edge = Math.min(1, (DEPTH - camera.back + 2 - z) / 6) * open;
    if (landscape === 1) {
      const size = Math.min(15, (0.06 + noise(index, 4) * 0.07) * scale);
      painter.turned(
        wares.flake,
        camera.sx,
        camera.sy,
        size,
        size,
        clock + index,
        tint(1, 1, 1, 0.95 * edge),
      );
    } else if (landscape === 2) {
      const size = (0.5 + noise(index, 4)) * Math.min(90, scale) * 0.7;
      painter.turned(
        wares.spark,
        camera.sx,
        camera.sy,
        size,
        size * 0.1,
        0,
        tint(0.98, 0.83, 0.58, 0.5 * edge),
      );
    } else if (thickness) {
      const size = Math.min(60, 0.45 * scale);
      painter.turned(
        wares.drop,
        camera.sx,
        camera.sy,
        size * 0.14,
        size,
        0.1,
        tint(0.8, 0.85, 0.85, 0.65 * edge),
      );
    } else {
      const size = Math.min(20, 0.17 * scale);
      painter.turned(
        wares.leaf,
        camera.sx,
        camera.sy,
        size,
        size * 0.75,
        clock * (1 + speed) + index,
        tint(1, 1, 1, 0.9 * edge),
      );
    }
  }
}
