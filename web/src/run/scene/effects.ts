/** What follows from events: shaking, flashes, bursts, and the steam of the engine. */

import type { Wares } from '../art/wares';
import type { Moment } from './drive';
import type { Particles } from './particles';

const COLOURS: readonly (readonly [number, number, number])[] = [
  [0.45, 0.95, 0.85],
  [1, 0.5, 0.38],
  [1, 0.84, 0.35],
];

export class Effects {
  shakeX = 0;
  shakeY = 0;
  /** How bright everything flashes, 0 to 1. */
  flash = 0;
  /** Seconds for which the train still staggers. */
  stunned = 0;
  /** Time runs slower after a hit, for a moment: its pace, 1 as usual. */
  slow = 1;
  private force = 0;
  private clock = 0;
  private due = 0;
  private turn = 0;

  constructor(
    private readonly particles: Particles,
    private readonly wares: Wares,
  ) {}

  clear(): void {
    this.shakeX = this.shakeY = this.flash = this.stunned = this.force = 0;
    this.slow = 1;
  }

  move(seconds: number, _way: number, calm: boolean): void {
    this.clock += seconds;
    this.force = Math.max(0, this.force - seconds * 2.6);
    this.flash = Math.max(0, this.flash - seconds * 3);
    this.stunned = Math.max(0, this.stunned - seconds);
    this.slow = Math.min(1, this.slow + seconds * 2.2);
    const shake = calm ? 0 : this.force * this.force * 16;
    this.shakeX = Math.sin(this.clock * 71) * shake;
    this.shakeY = Math.sin(this.clock * 93 + 1) * shake * 0.7;
  }

  /** A gem of a kind was taken on a track. */
  gem(x: number, kind: number, chain: number): void {
    const [red, green, blue] = COLOURS[kind] ?? [1, 1, 1];
    const { ring, shard } = this.wares;
    const { sparkle } = this.wares.gems;
    this.particles.add({
      frame: ring,
      x,
      y: 0.9,
      z: 0,
      life: 0.35,
      size: 0.4,
      grow: 3,
      red,
      green,
      blue,
      alpha: 0.9,
      glow: 0.6,
    });
    const count = 4 + kind * 3 + Math.min(4, chain >> 2);
    for (let at = 0; at < count; at++) {
      const angle = (at / count) * Math.PI * 2;
      this.particles.add({
        frame: at % 3 ? shard : sparkle,
        x,
        y: 0.8,
        z: 0.2,
        dx: Math.cos(angle) * (1.2 + kind * 0.6),
        dy: 1.4 + Math.sin(angle) * 1.6,
        dz: 10,
        fall: 5,
        life: 0.5,
        size: 0.2 + kind * 0.05,
        spin: 9,
        red,
        green,
        blue,
        glow: 0.35,
      });
    }
  }

  /** Something was hit; `hard` when it ends the run. */
  hit(x: number, snow: boolean, hard: boolean): void {
    this.force = hard ? 1.35 : 1;
    this.flash = 0.55;
    this.slow = hard ? 0.25 : 0.45;
    this.stunned = hard ? 0 : 1.3;
    const { puffs, spark } = this.wares;
    const { chunk } = this.wares.obstacles;
    for (let at = 0; at < 12; at++) {
      const angle = Math.random() * Math.PI;
      const speed = 1.5 + Math.random() * 3;
      this.particles.add({
        frame: chunk,
        x: x + (Math.random() - 0.5) * 0.5,
        y: 0.5,
        z: 0.3,
        dx: Math.cos(angle) * speed,
        dy: 1.5 + Math.sin(angle) * speed,
        dz: 1 + Math.random() * 3,
        fall: 9,
        life: 0.9,
        size: 0.12 + Math.random() * 0.18,
        spin: 8,
        red: snow ? 1 : 0.55,
        green: snow ? 1 : 0.48,
        blue: snow ? 1 : 0.4,
      });
    }
    for (let at = 0; at < 9; at++)
      this.particles.add({
        frame: spark,
        x,
        y: 0.4,
        z: 0.3,
        dx: (Math.random() - 0.5) * 6,
        dy: 1 + Math.random() * 3,
        fall: 7,
        life: 0.5,
        size: 0.5,
        angle: Math.random() * 6,
        glow: 1,
      });
    for (let at = 0; at < 6; at++)
      this.particles.add({
        frame: puffs[at % 3] ?? puffs[0],
        x: x + (Math.random() - 0.5),
        y: 0.3,
        z: 0.4,
        dx: (Math.random() - 0.5) * 2,
        dy: 0.6,
        life: 0.9,
        size: 0.5,
        grow: 1.6,
        alpha: 0.85,
      });
  }

  /** An avalanche comes down on a track so far ahead, or a trunk strikes the ground. */
  dust(x: number, z: number, snow: boolean): void {
    const { puffs } = this.wares;
    for (let at = 0; at < 8; at++)
      this.particles.add({
        frame: puffs[at % 3] ?? puffs[0],
        x: x + (Math.random() - 0.5) * 1.6,
        y: 0.1,
        z: z + (Math.random() - 0.5) * 2,
        dx: (Math.random() - 0.5) * 1.6,
        dy: 0.5,
        life: 1.1,
        size: 0.6,
        grow: 1.4,
        red: snow ? 1 : 0.85,
        green: snow ? 1 : 0.78,
        blue: snow ? 1 : 0.62,
        alpha: 0.9,
      });
    this.force = Math.max(this.force, 0.45);
  }

  /** Something was passed narrowly. */
  near(x: number): void {
    const { spark } = this.wares;
    for (let at = 0; at < 6; at++)
      this.particles.add({
        frame: spark,
        x,
        y: 0.1,
        z: -0.5,
        dx: (Math.random() - 0.5) * 4,
        dy: 1 + Math.random() * 2,
        fall: 8,
        life: 0.4,
        size: 0.4,
        angle: Math.random() * 6,
        glow: 1,
      });
  }

  /** Steam from the chimney in beats that follow the wheels. */
  steam(now: Moment, inside: boolean, seconds: number, calm: boolean): void {
    this.due -= seconds * (0.6 + now.pace / 30);
    if (this.due > 0) return;
    this.due = calm ? 0.8 : 0.34;
    this.turn++;
    const { puffs } = this.wares;
    this.particles.add({
      frame: puffs[this.turn % 3] ?? puffs[0],
      x: now.x + (Math.random() - 0.5) * 0.08,
      y: 1.36,
      z: -0.3,
      dx: 0.5 + (Math.random() - 0.5) * 0.5 - now.turn * 0.5,
      dy: inside ? 0.5 : 1.5,
      // It stays behind the engine, but rises before the camera passes it.
      dz: (now.pace * 30) / 130 - 6,
      life: 0.85,
      size: 0.26,
      grow: 0.7,
      angle: Math.random() * 6,
      spin: (Math.random() - 0.5) * 1.5,
      alpha: 0.66,
    });
  }
}
