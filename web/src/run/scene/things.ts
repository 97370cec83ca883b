/** What lies on the line, drawn from far to near: gems, rocks, trunks, snow, other trains. */

import type { Frame } from '../art/sheet';
import type { Wares } from '../art/wares';
import type { Camera } from './camera';
import { UNIT } from './camera';
import type { Drive } from './drive';
import type { Way } from './ground';
import { WHITE, type Light, type Tone } from './light';
import { tint, type Painter } from './painter';
import type { Vehicles } from './vehicles';
import { smooth } from './ways';
import { gemSeen, blockSeen } from '../sim/sight';

const TRUNK = 1;
const AVALANCHE = 2;
const GLOWS: readonly Tone[] = [
  [0.3, 1, 0.85],
  [1, 0.45, 0.3],
  [1, 0.8, 0.25],
];
/** Units a train of the same direction or an oncoming one is drawn from its lamp on. */
const OTHERS = 74;

interface Entry {
  kind: 'gem' | 'block' | 'drift' | 'train';
  index: number;
  z: number;
}

export class Things {
  private readonly entries: Entry[] = [];

  constructor(
    private readonly painter: Painter,
    private readonly camera: Camera,
    private readonly light: Light,
    private readonly wares: Wares,
    private readonly vehicles: Vehicles,
  ) {}

  /** Draws all between two distances; `far` is how far one sees, in centimetres. */
  draw(drive: Drive, way: Way, far: number, from: number, to: number): void {
    this.painter.use(this.wares.sheet);
    this.collect(drive, far, from, to);
    for (const { kind, index, z } of this.entries) {
      if (kind === 'gem') this.gem(drive, index, z, way);
      else if (kind === 'block') this.block(drive, index, z, way);
      else if (kind === 'drift') this.drift(drive, index, z, way);
      else this.train(drive, index, z, way);
    }
  }

  private collect({ line, run, now }: Drive, far: number, from: number, to: number): void {
    const { entries, camera } = this;
    entries.length = 0;
    const behind = now.at - (camera.back - camera.near) * UNIT;
    const ahead = now.at + Math.max(far, 4500) + 600;
    const add = (kind: Entry['kind'], index: number, at: number) => {
      const z = (at - now.at) / UNIT;
      if (z >= from && z < to) entries.push({ kind, index, z });
    };
    const walk = (places: ArrayLike<number>, next: number, each: (index: number) => void) => {
      let index = next;
      while (index > 0 && (places[index - 1] ?? 0) > behind) index--;
      for (; index < places.length && (places[index] ?? 0) < ahead; index++)
        if ((places[index] ?? 0) > behind) each(index);
    };
    walk(line.gemAt, run.gem, (gem) => {
      if (gem >= run.gem && !gemSeen(line, gem, run.at, far, run.tunnel)) return;
      add('gem', gem, line.gemAt[gem] ?? 0);
    });
    walk(line.blockAt, run.block, (block) => add('block', block, line.blockAt[block] ?? 0));
    walk(line.driftAt, run.drift, (drift) => add('drift', drift, line.driftAt[drift] ?? 0));
    for (const train of run.running) {
      const place = run.trainPlace(train) + (now.tick - run.tick) * (line.trainPace[train] ?? 0);
      const z = (place - now.at) / UNIT;
      if (z >= from && z < Math.min(to, OTHERS)) entries.push({ kind: 'train', index: train, z });
    }
    entries.sort((one, other) => other.z - one.z);
  }

  private gem({ line, run, now }: Drive, index: number, z: number, way: Way): void {
    const { camera, painter, light, wares } = this;
    const kind = line.gemKind[index] ?? 0;
    const track = line.gemTrack[index] ?? 0;
    const taken = this.taken.has(index);
    if (taken) return;
    const frame = wares.gems.kinds[kind] ?? wares.gems.kinds[0];
    const beat = now.tick * 0.12 + index;
    const size = (kind === 2 ? 0.84 : kind === 1 ? 0.7 : 0.56) * (1 + Math.sin(beat) * 0.04);
    const up = 0.42 + size * 0.42 + Math.sin(beat * 0.8) * 0.05;
    const x = way(track, z);
    const scale = camera.scaleAt(z);
    const inside = z > light.from && z < light.to;
    camera.project(x, 0.02, z);
    const own = index < run.gem ? 0.55 : 1;
    if (!inside)
      painter.picture(
        wares.shade,
        camera.sx - size * scale * 0.5,
        camera.sy - size * scale * 0.13,
        size * scale,
        size * scale * 0.3,
        tint(1, 1, 1, 0.75 * light.fade(z) * own),
      );
    camera.project(x, up, z);
    const mirage = line.gemMirage[index]
      ? this.shimmer(line.gemAt[index] ?? 0, now.at, now.tick)
      : 1;
    const sway = line.gemMirage[index] ? Math.sin(now.tick * 0.31 + index) * 0.08 * scale : 0;
    const glow = GLOWS[kind] ?? WHITE;
    const shine = inside ? 0.75 : 0.22;
    painter.turned(
      wares.glow,
      camera.sx,
      camera.sy,
      size * scale * 2.3,
      size * scale * 2.3,
      0,
      tint(glow[0], glow[1], glow[2], shine * mirage * own * (inside ? 1 : light.fade(z)), 1),
    );
    // It turns on its axis, never so far that its letter is lost.
    const turn = 0.86 + 0.14 * Math.cos(beat * 0.9);
    const shown = inside ? tint(1, 1, 1, mirage * own) : light.on(z, mirage * own);
    painter.turned(
      frame,
      camera.sx + sway,
      camera.sy,
      size * scale * turn,
      size * scale,
      Math.sin(beat * 0.5) * 0.06,
      shown,
    );
    if ((index * 7 + Math.floor(now.tick / 5)) % 9 === 0 && z < 30)
      painter.turned(
        wares.gems.sparkle,
        camera.sx + size * scale * 0.24,
        camera.sy - size * scale * 0.26,
        size * scale * 0.5,
        size * scale * 0.5,
        now.tick * 0.08,
        tint(1, 1, 1, 0.9 * mirage, 0.7),
      );
  }

  /** Gems that were taken: they are not drawn any more. */
  readonly taken = new Set<number>();

  /** Blocks that were hit. */
  readonly struck = new Set<number>();

  /** How much of a mirage is still there. */
  private shimmer(at: number, from: number, tick: number): number {
    const away = at - from;
    return Math.max(0, Math.min(1, (away - 1800) / 900)) * (0.62 + 0.2 * Math.sin(tick * 0.4));
  }

  private block(drive: Drive, index: number, z: number, way: Way): void {
    if (this.struck.has(index)) return;
    const { line, run, now } = drive;
    const kind = line.blockKind[index] ?? 0;
    const track = line.blockTrack[index] ?? 0;
    const alarm = line.blockAlarm[index] ?? -1;
    const fall = run.fallTick[index] ?? -1;
    const x = way(track, z);
    if (kind === AVALANCHE) this.avalanche(drive, index, z, x, fall);
    else if (kind === TRUNK)
      this.trunk(z, x, track, line.tracks(run.stretch), alarm, fall, now.tick);
    else this.rock(drive, index, z, x);
  }

  private rock({ line, run, now }: Drive, index: number, z: number, x: number): void {
    const { light, wares } = this;
    if (index >= run.block && !blockSeen(line, index, run.at, this.far, run.tunnel)) return;
    const landscape = this.landscapeAt(line.blockAt[index] ?? 0, line);
    const frame = wares.obstacles.rocks[landscape] ?? wares.obstacles.rocks[0];
    const alpha = line.blockMirage[index]
      ? this.shimmer(line.blockAt[index] ?? 0, now.at, now.tick)
      : 1;
    const sway = line.blockMirage[index] ? Math.sin(now.tick * 0.31 + index) * 0.06 : 0;
    this.stand(frame, x + sway, 0, z, 0.92, light.on(z, alpha), alpha);
  }

  /** How far one sees now, in centimetres; set before drawing. */
  far = 9000;

  private landscapeAt(at: number, line: Drive['line']): number {
    const stretch = Math.min(11, Math.floor((at * 12) / line.length));
    return line.landscape(stretch);
  }

  /** A tree beside the line that leans, falls, and lies across its track. */
  private trunk(
    z: number,
    x: number,
    track: number,
    tracks: number,
    alarm: number,
    fall: number,
    tick: number,
  ): void {
    const { camera, painter, light, wares } = this;
    const right = track >= tracks / 2;
    const side = right ? 1 : -1;
    const root = right ? tracks - 0.5 + 0.5 : -1;
    const lying = alarm < 0 ? 1 : fall < 0 ? 0 : Math.min(1, Math.max(0, 1 - (fall - tick) / 16));
    const warned = alarm >= 0 && fall >= 0 && lying < 1;
    const shown = light.on(z);
    if (lying >= 1) {
      this.stand(wares.obstacles.trunk, x, 0, z, 1.5, shown, 1);
      return;
    }
    const lean = warned ? Math.sin(tick * 1.3) * 0.05 + 0.1 : 0.03;
    const angle = -side * (lean + (Math.PI / 2 - lean) * lying * lying);
    const long = Math.abs(root - x) + 0.75;
    const scale = camera.scaleAt(z);
    camera.project(root, 0.05, z);
    const frame = wares.obstacles.trunk;
    const reach = long * 1.25 * scale;
    const up = -Math.PI / 2 + angle;
    const cx = camera.sx + Math.cos(up) * reach * 0.5;
    const cy = camera.sy + Math.sin(up) * reach * 0.5;
    painter.turned(frame, cx, cy, reach, scale * 0.42, up, shown);
    if (warned) this.warning(x, z, tick);
  }

  private avalanche(drive: Drive, index: number, z: number, x: number, fall: number): void {
    const { line, now } = drive;
    const { camera, painter, light, wares } = this;
    const long = (line.blockLength[index] ?? 0) / UNIT;
    const down = fall < 0 ? 0 : Math.min(1, Math.max(0, 1 - (fall - now.tick) / 20));
    if (fall >= 0 && down < 1) this.warning(x, z + 0.5, now.tick);
    if (down <= 0) return;
    const tracks = line.tracks(drive.run.stretch);
    const side = x >= (tracks - 1) / 2 ? 1 : -1;
    const shift = side * (1 - smooth(down)) * 5;
    const up = (1 - smooth(down)) * 3.4;
    const rows = Math.max(2, Math.ceil(long / 1.6));
    for (let row = rows; row >= 0; row--) {
      const place = z + (long * row) / rows;
      if (place + camera.back < camera.near + 0.5) continue;
      const shown = light.on(place);
      const scale = camera.scaleAt(place);
      camera.project(x + shift + Math.sin(row * 2.3) * 0.08, up, place);
      const wide = 1.3 * scale;
      const high = wide * 0.72 * (0.85 + 0.15 * Math.cos(row * 1.7));
      painter.picture(
        wares.obstacles.snow,
        camera.sx - wide / 2,
        camera.sy - high,
        wide,
        high,
        shown,
      );
    }
  }

  /** A board over a place where something is about to lie. */
  private warning(x: number, z: number, tick: number): void {
    const { camera, painter, wares } = this;
    camera.project(x, 1.15, z);
    const least = Math.min(camera.width, camera.height) * 0.075;
    const size = Math.max(least, camera.scaleAt(z) * 0.7) * (1 + 0.12 * Math.sin(tick * 0.9));
    painter.turned(
      wares.glow,
      camera.sx,
      camera.sy,
      size * 2.4,
      size * 2.4,
      0,
      tint(1, 0.7, 0.1, 0.5, 1),
    );
    painter.turned(wares.alarm, camera.sx, camera.sy, size, size, 0, tint(1, 1, 1));
  }

  private drift({ line }: Drive, index: number, z: number, way: Way): void {
    if (z * UNIT > this.far) return;
    const x = way(line.driftTrack[index] ?? 0, z);
    const long = (line.driftLength[index] ?? 0) / UNIT;
    const rows = Math.max(1, Math.round(long / 1.4));
    for (let row = rows; row >= 0; row--) {
      const place = z + (long * row) / Math.max(1, rows);
      if (place + this.camera.back < this.camera.near + 0.5) continue;
      this.stand(this.wares.obstacles.drift, x, -0.04, place, 1.02, this.light.on(place, 0.96), 0);
    }
  }

  private train(drive: Drive, index: number, z: number, way: Way): void {
    const { line } = drive;
    const { vehicles, wares } = this;
    const track = line.trainTrack[index] ?? 0;
    const long = (line.trainLength[index] ?? 0) / UNIT;
    const trail = (behind: number) => way(track, z - behind);
    const seen = Math.max(0, Math.min(1, (Math.min(this.far, 7200) / UNIT + 4 - z) / 6));
    if ((line.trainPace[index] ?? 0) > 0) {
      const cars = Math.max(1, Math.round((long - 3.8) / 2.26));
      const front = z + long;
      const bed = (behind: number) => way(track, front - behind);
      if (seen > 0) vehicles.goingAhead(wares.other, bed, front, cars, WHITE, seen, 0);
      const { camera, painter } = this;
      for (const side of [-0.22, 0.22]) {
        camera.project(bed(long) + side, 0.66, z);
        const size = Math.max(9, camera.scaleAt(z) * 0.62);
        painter.turned(
          wares.glow,
          camera.sx,
          camera.sy,
          size,
          size,
          0,
          tint(1, 0.25, 0.15, 0.9, 1),
        );
      }
      return;
    }
    const cars = Math.max(0, Math.round((long - 3.8) / 2.26));
    if (seen > 0) vehicles.coming(wares.other, trail, z, cars, WHITE, seen);
    vehicles.headlight(trail(0), 0.72, z - 0.05, z > 1 ? 1 : 0.5);
  }

  /** An upright picture so many units wide, on its shadow. */
  private stand(
    frame: Frame,
    x: number,
    y: number,
    z: number,
    size: number,
    shown: number,
    shadow: number,
  ): void {
    const { camera, painter, wares, light } = this;
    const scale = camera.scaleAt(z);
    camera.project(x, y, z);
    const wide = size * scale;
    const high = (wide * frame.height) / frame.width;
    if (shadow > 0)
      painter.picture(
        wares.shade,
        camera.sx - wide * 0.62,
        camera.sy - wide * 0.2,
        wide * 1.34,
        wide * 0.32,
        tint(1, 1, 1, shadow * light.fade(z)),
      );
    painter.picture(frame, camera.sx - wide / 2, camera.sy - high, wide, high, shown);
  }
}
