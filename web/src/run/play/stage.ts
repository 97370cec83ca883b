/** The game on its canvas: draws frame after frame, as fine as the machine can. */

import type { Line } from '../sim/layout';
import { Scene } from '../scene/scene';
import { UNIT } from '../scene/camera';
import type { Drive } from '../scene/drive';
import { Course, type Happening } from './course';
import type { Moment } from '../scene/drive';

const GEM = 1;
const HIT = 4;
const NEAR = 5;
const ALARM = 8;

export interface Listener {
  /** Something happened in a tick. */
  happen(event: Happening): void;
  /** A tick is about to be played: what is put in now counts in it. */
  tick(tick: number): void;
  /** A frame was drawn; so many seconds of play passed. */
  frame(seconds: number): void;
}

/** A challenger's train: where it is at a tick of the run. */
export type Shadow = (tick: number) => Moment | null;

export class Stage {
  readonly scene: Scene;
  course: Course | null = null;
  line: Line | null = null;
  shadow: Shadow | null = null;
  running = false;
  private canvas: HTMLCanvasElement | null = null;
  private frame = 0;
  private last = 0;
  private fineness = 1;
  private slowFrames = 0;
  private falls: { at: number; x: number; z: number; snow: boolean }[] = [];
  private watcher: ResizeObserver | null = null;
  private pause = 0;

  constructor(
    letters: readonly [string, string, string],
    private readonly listener: Listener,
  ) {
    this.scene = new Scene(letters);
  }

  async open(canvas: HTMLCanvasElement): Promise<void> {
    this.canvas = canvas;
    await this.scene.open(canvas);
    this.fineness = Math.min(2, devicePixelRatio || 1);
    this.watcher = new ResizeObserver(() => this.fit());
    this.watcher.observe(canvas.parentElement ?? canvas);
    this.fit();
    this.last = performance.now();
    this.frame = requestAnimationFrame((time) => this.turn(time));
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.watcher?.disconnect();
    this.scene.close();
  }

  /** Shows a line from its start, with nobody driving yet. */
  show(line: Line, track: number, speed: number): void {
    this.line = line;
    this.course = new Course(line, track, speed);
    this.running = false;
    this.falls = [];
    this.scene.setOut(line);
  }

  private fit(): void {
    const frame = this.canvas?.parentElement?.getBoundingClientRect();
    if (!frame || frame.width < 2) return;
    this.scene.resize(Math.round(frame.width), Math.round(frame.height), this.fineness);
  }

  private turn(time: number): void {
    this.frame = requestAnimationFrame((next) => this.turn(next));
    const seconds = Math.max(0, (time - this.last) / 1000);
    this.last = time;
    this.measure(seconds);
    const { course, line } = this;
    if (!course || !line) return;
    const played = this.running ? Math.min(seconds, 0.1) * this.scene.effects.slow : 0;
    if (this.running)
      course.pass(
        played,
        (tick) => this.listener.tick(tick),
        (event) => this.happen(event),
      );
    const drive: Drive = {
      line,
      run: course.run,
      now: course.now,
      ghost: this.shadow?.(course.now.tick) ?? null,
    };
    this.land(drive);
    this.scene.draw(drive, Math.min(seconds, 0.1));
    this.listener.frame(played);
    // One more landscape is drawn while nobody looks at moving things.
    if (!this.running && this.pause++ > 4 && this.scene.prepare()) this.pause = 0;
  }

  private happen(event: Happening): void {
    const { course, line, scene } = this;
    if (!course || !line) return;
    const [what, which, much] = event;
    const { run } = course;
    const { effects } = scene;
    if (what === GEM) {
      scene.take(which);
      effects.gem(course.now.x, line.gemKind[which] ?? 0, run.chain);
    } else if (what === HIT) {
      scene.struck(which);
      effects.hit(course.now.x, run.landscape === 1, much === 0);
    } else if (what === NEAR) effects.near(course.now.x);
    else if (what === ALARM) {
      const x = line.blockTrack[which] ?? 0;
      this.falls.push({
        at: run.tick + much,
        x,
        z: line.blockAt[which] ?? 0,
        snow: line.blockKind[which] === 2,
      });
    } else if (what === 15 && run.over === 3) effects.hit(course.now.x, false, true);
    this.listener.happen(event);
  }

  /** Raises dust where something strikes the ground now. */
  private land({ now }: Drive): void {
    this.falls = this.falls.filter(({ at, x, z, snow }) => {
      if (now.tick < at) return true;
      this.scene.effects.dust(x, (z - now.at) / UNIT + 0.5, snow);
      return false;
    });
  }

  /** Draws less finely where frames take too long. */
  private measure(seconds: number): void {
    if (seconds > 0.5) return;
    this.slowFrames += seconds > 0.0215 ? 1 : -0.34;
    if (this.slowFrames < 0) this.slowFrames = 0;
    if (this.slowFrames < 14 || this.fineness <= 0.6) return;
    this.slowFrames = 0;
    this.fineness = Math.max(0.6, this.fineness - 0.25);
    this.fit();
  }
}
