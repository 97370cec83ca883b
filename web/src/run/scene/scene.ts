/** The picture of a run: draws a moment of it, and what happens in it, forty things deep. */

import type { Landscape } from '../art/landscape';
import { drawLandscape } from '../art/landscape';
import { drawWares, type Wares } from '../art/wares';
import { inTunnel, sight } from '../sim/sight';
import type { Line } from '../sim/layout';
import { Camera, FAR, UNIT } from './camera';
import type { Drive, Moment } from './drive';
import { Effects } from './effects';
import { Ground, type Bed } from './ground';
import { Light, mix, WHITE, type Tone } from './light';
import { Painter, tint } from './painter';
import { Particles } from './particles';
import { Scenery } from './scenery';
import { Sky } from './sky';
import { Things } from './things';
import { Tunnels } from './tunnel';
import { Vehicles } from './vehicles';
import { ahead, crossed, CROSSING, smooth } from './ways';
import { Weather } from './weather';

const STRETCHES = 12;
const GHOST: Tone = [0.72, 0.86, 1];
const STRUCK: Tone = [1.5, 1.25, 1.1];

export class Scene {
  readonly camera = new Camera();
  readonly light = new Light();
  readonly effects: Effects;
  /** Nothing shakes, bends or rushes for whom that is unpleasant. */
  calm = false;
  /** A sheet lies over the foot of the screen: the train is shown above it. */
  lifted = true;
  private readonly painter = new Painter();
  private readonly wares: Wares;
  private readonly landscapes: (Landscape | undefined)[] = [];
  private readonly particles: Particles;
  private readonly ground: Ground;
  private readonly sky: Sky;
  private readonly tunnels: Tunnels;
  private readonly vehicles: Vehicles;
  private readonly things: Things;
  private readonly weather: Weather;
  private scenery: Scenery;
  private line: Line | null = null;
  private tracks = 3;
  private gone = 60;
  private lift = 1;
  private sway = 0;
  private readonly bedAt = (z: number): Bed => this.bed(z);
  private readonly wayAt = (track: number, z: number, row = NaN): number => this.way(track, z, row);
  private drive: Drive | null = null;

  constructor(letters: readonly [string, string, string]) {
    this.wares = drawWares(letters);
    const { painter, camera, light, wares } = this;
    this.particles = new Particles(painter, camera, light, wares);
    this.effects = new Effects(this.particles, wares);
    this.ground = new Ground(painter, camera, light);
    this.sky = new Sky(painter, camera, light, wares);
    this.tunnels = new Tunnels(painter, camera, light, wares);
    this.vehicles = new Vehicles(painter, camera, light, wares);
    this.things = new Things(painter, camera, light, wares, this.vehicles);
    this.weather = new Weather(painter, camera, light, wares);
    this.scenery = new Scenery(painter, camera, light, 1);
  }

  async open(canvas: HTMLCanvasElement): Promise<void> {
    await this.painter.open(canvas);
  }

  close(): void {
    this.painter.close();
  }

  resize(width: number, height: number, fineness: number): void {
    this.painter.resize(width, height, fineness);
    this.camera.fit(width, height, this.tracks);
  }

  /** Prepares for a line: its first landscape is drawn now, the others when there is time. */
  setOut(line: Line): void {
    this.line = line;
    this.things.taken.clear();
    this.things.struck.clear();
    this.particles.clear();
    this.effects.clear();
    this.scenery = new Scenery(this.painter, this.camera, this.light, line.seed % 100_003);
    this.landscapeOf(line.landscape(0));
    this.tracks = line.tracks(0);
    this.camera.x = (this.tracks - 1) / 2;
    this.sky.heading = 0;
    this.gone = 60;
  }

  /** Draws the sheet of one more landscape of the line; false when all are there. */
  prepare(): boolean {
    const wanted = this.line?.landscapes.find((which) => !this.landscapes[which]);
    if (wanted === undefined) return false;
    this.landscapeOf(wanted);
    return true;
  }

  /** A gem was taken: from now on it is not drawn on the line. */
  take(gem: number): void {
    this.things.taken.add(gem);
  }

  /** A rock or trunk was hit: it is in splinters. */
  struck(block: number): void {
    this.things.struck.add(block);
  }

  /** Where a track of the line is on the screen now, `z` units ahead. */
  spot(x: number, y: number, z: number): { x: number; y: number } {
    this.camera.project(x, y, z);
    return { x: this.camera.sx, y: this.camera.sy };
  }

  /** Draws a moment; so many seconds have passed since the last one. */
  draw(drive: Drive, seconds: number): void {
    this.drive = drive;
    const { line, run, now } = drive;
    const { camera } = this;
    const at = now.at / UNIT;
    this.look(drive, seconds);
    const here = this.landscapeAt(now.at);
    const border = this.border(now.at);
    const part = border ? smooth(1 - (border.at - now.at) / 9000) : 0;
    const next = border ? this.landscapeOf(border.landscape) : here;
    const day = Math.min(1, now.at / line.length);
    this.shine(here, next, part, day);
    const mouth = this.tunnel(now.at);
    const inside = mouth !== null && mouth.mouth <= 0;
    if (!inside || (mouth && mouth.exit < 60)) {
      this.sky.draw(here, next, part, day, seconds);
      this.ground.draw(at, this.bedAt, this.wayAt);
      const open = (z: number) =>
        !inTunnel(line, 0, now.at + z * UNIT) &&
        (!mouth || z < mouth.mouth || z > mouth.exit) &&
        (!mouth || inside || z < mouth.mouth);
      this.scenery.draw(at, this.bedAt, open);
    } else this.ground.draw(at, this.bedAt, this.wayAt);
    const tracks = line.tracks(Math.min(STRETCHES - 1, run.stretch));
    const far = this.things.far;
    if (mouth && !inside) {
      this.tunnels.portal(here, tracks, mouth.mouth);
      this.things.draw(drive, this.wayAt, far, -camera.back, Infinity);
    } else if (mouth) {
      this.things.draw(drive, this.wayAt, far, mouth.exit, Infinity);
      this.tunnels.inside(tracks, at, mouth.mouth, mouth.exit);
      this.floor(at, mouth.mouth, mouth.exit);
      this.things.draw(drive, this.wayAt, far, mouth.mouth, mouth.exit);
      this.tunnels.portal(here, tracks, mouth.mouth);
    } else this.things.draw(drive, this.wayAt, far, -camera.back, Infinity);
    this.particles.draw(0, Infinity);
    if (drive.ghost) this.ghost(drive.ghost, now);
    this.own(drive);
    this.particles.draw(-99, 0);
    if (mouth && !inside && mouth.mouth < far / UNIT) {
      const ways = line.tunnelWays.slice(4 * mouth.index, 4 * mouth.index + 4);
      this.tunnels.signal(ways, run.track, Math.min(mouth.mouth, far / UNIT), tracks);
    }
    this.weather.draw(run.landscape, line.weather[run.stretch] ?? 0, at, seconds, this.calm);
    this.overlay();
    this.painter.show();
  }

  /** Moves the camera: with the train, faster lines lie flatter, tunnels lie low. */
  private look({ line, run, now }: Drive, seconds: number): void {
    const { camera, light, effects } = this;
    const tracks = line.tracks(Math.min(STRETCHES - 1, run.stretch));
    this.tracks += (tracks - this.tracks) * Math.min(1, seconds * 2.5);
    this.lift += ((this.lifted ? 1 : 0) - this.lift) * Math.min(1, seconds * 4);
    camera.fit(this.painter.width, this.painter.height, this.tracks, this.lift);
    const rush = this.calm ? 0 : (now.pace - 66) / 66;
    camera.back = 10.5 - rush * 1.6;
    const middle = (this.tracks - 1) / 2;
    const aim = middle + (now.x - middle) * 0.34;
    camera.x += (aim - camera.x) * Math.min(1, seconds * 6);
    if (light.dark > 0) {
      const lower = camera.up * 0.26 * light.dark;
      camera.up -= lower;
      camera.horizon += lower * camera.scale;
    }
    const at = now.at / UNIT;
    camera.bend = this.calm ? 0 : 0.075 * Math.sin(at / 61) + 0.06 * Math.sin(at / 23.7 + 1);
    camera.rise = this.calm ? 0 : 0.018 * Math.sin(at / 37 + 2);
    const way = (now.pace * 30 * seconds) / UNIT;
    this.sky.heading += camera.bend * way * 5;
    effects.move(seconds, way, this.calm);
    camera.shakeX = effects.shakeX;
    camera.shakeY = effects.shakeY;
    this.sway = this.calm ? 0 : Math.sin(now.tick * 0.55) * 0.008;
    this.particles.move(seconds, way);
    effects.steam(now, run.inside === 1, seconds, this.calm);
    light.flicker = this.calm
      ? 1
      : 0.94 + 0.06 * Math.sin(now.tick * 0.9) * Math.sin(now.tick * 0.37);
    light.flash = effects.flash;
  }

  /** Sets the light: the hour, the mist of the weather, the dark of a tunnel. */
  private shine(here: Landscape, next: Landscape, part: number, day: number): void {
    const { light, drive } = this;
    if (!drive) return;
    const { line, run, now } = drive;
    const evening = smooth((day - 0.62) / 0.38);
    const morning = 1 - smooth(day / 0.2);
    let sun = mix(here.hour.sun, next.hour.sun, part);
    sun = mix(sun, [sun[0] * 1, sun[1] * 0.8, sun[2] * 0.66], evening * 0.62);
    sun = mix(sun, [sun[0] * 0.97, sun[1] * 0.92, sun[2] * 0.97], morning * 0.7);
    light.sun = sun;
    let mist = mix(here.hour.mist, next.hour.mist, part);
    mist = mix(mist, [0.98, 0.72, 0.5], evening * 0.55);
    light.mist = mix(mist, [0.98, 0.87, 0.8], morning * 0.5);
    const far = sight(line.weather[run.stretch] ?? 0, run.pace);
    this.things.far = far;
    this.gone += (far / UNIT + 2 - this.gone) * 0.06;
    light.gone = Math.min(FAR, this.gone);
    light.clear = light.gone * 0.66;
    const mouth = this.tunnel(now.at);
    light.from = mouth && mouth.mouth <= 0 ? mouth.mouth : Infinity;
    light.to = mouth && mouth.mouth <= 0 ? mouth.exit : Infinity;
    const wanted = mouth && mouth.mouth < 5 && mouth.exit > 4 ? 1 : 0;
    light.dark += (wanted - light.dark) * 0.07;
    if (light.dark < 0.004) light.dark = 0;
  }

  /** The tracks in a tunnel, over its masonry. */
  private floor(at: number, mouth: number, exit: number): void {
    this.ground.tracks(at, this.bedAt, this.wayAt, mouth, exit);
  }

  private own({ run, now }: Drive): void {
    const { camera } = this;
    const trail = this.trailOf(now);
    // After a hit it glows for a moment.
    const pale = this.effects.stunned > 0 && Math.floor(now.tick * 0.4) % 2 === 0;
    this.vehicles.goingAhead(this.wares.own, trail, 0, 1, pale ? STRUCK : WHITE, 1, this.sway);
    if (this.light.dark > 0.05 && run.inside) {
      camera.project(trail(0), 0.05, 3.4);
      const size = camera.scaleAt(3.4) * 5;
      this.painter.turned(
        this.wares.glow,
        camera.sx,
        camera.sy,
        size,
        size * 0.5,
        0,
        tint(1, 0.82, 0.5, 0.2 * this.light.dark, 1),
      );
    }
  }

  private ghost(ghost: Moment, now: Moment): void {
    const z = (ghost.at - now.at) / UNIT;
    if (z > FAR || z < -this.camera.back) return;
    this.vehicles.goingAhead(
      this.wares.own,
      this.trailOf(ghost),
      z,
      0,
      GHOST,
      0.42 * this.light.fade(z),
      0,
    );
  }

  /** The way a train's cars follow its front. */
  private trailOf(moment: Moment): (behind: number) => number {
    const reach = 2.2 + moment.pace * 0.02;
    return (behind) =>
      moment.x - moment.turn * (1 - Math.exp(-behind / reach)) * Math.min(1, behind / 1.2);
  }

  private overlay(): void {
    const { painter, wares, camera, light } = this;
    painter.use(wares.sheet);
    const shade = 0.34 + 0.5 * light.dark;
    painter.picture(wares.vignette, 0, 0, camera.width, camera.height, tint(1, 1, 1, shade));
    if (this.effects.flash > 0.01)
      painter.picture(
        wares.sheet.white,
        0,
        0,
        camera.width,
        camera.height,
        tint(1, 0.93, 0.8, this.effects.flash * 0.4),
      );
  }

  // The line

  private landscapeOf(which: number): Landscape {
    return (this.landscapes[which] ??= drawLandscape(which));
  }

  private landscapeAt(at: number): Landscape {
    return this.landscapeOf(this.line?.landscape(this.stretchAt(at)) ?? 0);
  }

  private stretchAt(at: number): number {
    const length = this.line?.length ?? 1;
    return Math.max(0, Math.min(STRETCHES - 1, Math.floor((at * STRETCHES) / length)));
  }

  private bed(z: number): Bed {
    const at = (this.drive?.now.at ?? 0) + z * UNIT;
    const stretch = this.stretchAt(at);
    return { landscape: this.landscapeAt(at), tracks: this.line?.tracks(stretch) ?? 3 };
  }

  /** The next border of landscapes, if it is near. */
  private border(at: number): { at: number; landscape: number } | null {
    const { line } = this;
    if (!line) return null;
    const stretch = this.stretchAt(at);
    const after = stretch + 1;
    if (after >= STRETCHES || line.landscape(after) === line.landscape(stretch)) return null;
    const border = (after * line.length) / STRETCHES;
    return border - at < 9000 ? { at: border, landscape: line.landscape(after) } : null;
  }

  /** The tunnel one is in, or the next one: in units ahead. */
  private tunnel(at: number): { index: number; mouth: number; exit: number } | null {
    const { line } = this;
    if (!line) return null;
    for (let index = 0; index < line.tunnelMouth.length; index++) {
      const exit = ((line.tunnelExit[index] ?? 0) - at) / UNIT;
      if (exit < -this.camera.back) continue;
      const mouth = ((line.tunnelMouth[index] ?? 0) - at) / UNIT;
      return mouth < FAR ? { index, mouth, exit } : null;
    }
    return null;
  }

  /** Where a track runs: they cross in tunnels, and a fourth one comes and goes with the desert. */
  private way(track: number, z: number, row: number): number {
    const { line, drive } = this;
    if (!line || !drive) return track;
    const at = drive.now.at + z * UNIT;
    for (let index = 0; index < line.tunnelCross.length; index++) {
      const cross = line.tunnelCross[index] ?? 0;
      if (!Number.isNaN(row)) {
        const start = drive.now.at + row * UNIT;
        if (Math.abs(start - cross) < CROSSING) return ahead(line, index, track, at);
      } else if (Math.abs(at - cross) < CROSSING) return crossed(line, index, track, at);
    }
    if (track === 3) {
      const length = line.length / STRETCHES;
      const stretch = this.stretchAt(at);
      const since = at - Math.ceil(stretch) * length;
      if (line.tracks(Math.max(0, stretch - 1)) === 3 && stretch > 0)
        return 2 + smooth(since / 1500);
      if (stretch < 11 && line.tracks(stretch + 1) === 3)
        return 2 + smooth((length - since) / 1500);
    }
    return track;
  }
}
