/** Steam, sparks, splinters, snow dust: what lives for a moment. */

import type { Frame } from '../art/sheet';
import type { Wares } from '../art/wares';
import type { Camera } from './camera';
import type { Light } from './light';
import { tint, type Painter } from './painter';

const MOST = 140;

interface Particle {
  frame: Frame;
  x: number;
  y: number;
  z: number;
  /** Units a second. */
  dx: number;
  dy: number;
  dz: number;
  fall: number;
  age: number;
  life: number;
  size: number;
  grow: number;
  angle: number;
  spin: number;
  red: number;
  green: number;
  blue: number;
  alpha: number;
  glow: number;
}

export type Start = Partial<Particle> & Pick<Particle, 'frame' | 'x' | 'y' | 'z' | 'life' | 'size'>;

export class Particles {
  private readonly live: Particle[] = [];
  private readonly spare: Particle[] = [];

  constructor(
    private readonly painter: Painter,
    private readonly camera: Camera,
    private readonly light: Light,
    private readonly wares: Wares,
  ) {}

  add(start: Start): void {
    const particle = this.live.length >= MOST ? this.live.shift() : this.spare.pop();
    this.live.push(
      Object.assign(particle ?? ({} as Particle), {
        dx: 0,
        dy: 0,
        dz: 0,
        fall: 0,
        age: 0,
        grow: 0,
        angle: 0,
        spin: 0,
        red: 1,
        green: 1,
        blue: 1,
        alpha: 1,
        glow: 0,
        ...start,
      }),
    );
  }

  /** Moves all by a time; the train has made so many units of way in it. */
  move(seconds: number, way: number): void {
    let kept = 0;
    for (const each of this.live) {
      each.age += seconds;
      if (each.age >= each.life || each.z + this.camera.back < this.camera.near) {
        this.spare.push(each);
        continue;
      }
      each.dy -= each.fall * seconds;
      each.x += each.dx * seconds;
      each.y = Math.max(0, each.y + each.dy * seconds);
      each.z += each.dz * seconds - way;
      each.size += each.grow * seconds;
      each.angle += each.spin * seconds;
      this.live[kept++] = each;
    }
    this.live.length = kept;
  }

  /** Draws what is beyond a distance, or what is nearer. */
  draw(from: number, to: number): void {
    const { camera, painter, light } = this;
    painter.use(this.wares.sheet);
    const { sun } = light;
    for (const each of this.live) {
      if (each.z < from || each.z >= to) continue;
      camera.project(each.x, each.y, each.z);
      const size = each.size * camera.scaleAt(each.z);
      const part = each.age / each.life;
      const alpha = each.alpha * (1 - part * part) * light.fade(each.z);
      const lit = each.glow ? 1 : light.dark > 0.5 && each.z < light.to ? 0.42 : 1;
      const shown = tint(
        each.red * (each.glow ? 1 : sun[0] * lit),
        each.green * (each.glow ? 1 : sun[1] * lit),
        each.blue * (each.glow ? 1 : sun[2] * lit),
        alpha,
        each.glow,
      );
      const high = (size * each.frame.height) / each.frame.width;
      painter.turned(each.frame, camera.sx, camera.sy, size, high, each.angle, shown);
    }
  }

  clear(): void {
    this.spare.push(...this.live);
    this.live.length = 0;
  }
}
