import type { Pace } from '../app/settings.svelte';
import type { Step } from '../wire/types';

/** A position and how many actions led to it. */
export interface Moment {
  n: number;
  view: unknown;
}

/** What a game says of the time that its steps take to be seen. */
export interface Timing {
  /** Milliseconds in which a step can be taken in at the normal pace. */
  time(step: Step): number;
  /** Whether a step is told in a scene, which the next step has to wait for. */
  scene(step: Step): boolean;
}

/** Where the steps are, and what is known of them. */
export interface Source {
  /** The last step, as the server has told it. */
  readonly present: Moment | null;
  step(n: number): Step | undefined;
  /** Whether somebody follows: not a page in the background, nor one that shows the past. */
  follows(): boolean;
  /** Whether a step is one's own: it is shown at once. */
  own(step: Step): boolean;
  pace(): Pace;
  /** The position after n steps; null when it cannot be learnt. */
  view(n: number): Promise<unknown>;
  /** A step is shown. */
  shown(step: Step): void;
  /** The present is shown again. */
  arrived(): void;
}

/** How much longer a step stays at a slow pace. */
const SLOW = 2;
/** A scene that should begin and does not holds nothing up for longer. */
const NO_SCENE_MS = 400;
/** So long the first position is looked at before the first step follows. */
const FIRST_MS = 500;

/**
 * Shows the steps that come one after the other, each as long as it takes to be seen. While it
 * lags behind, the moment shown is not the present: nothing can be done there.
 */
export class Pacing {
  /** The moment shown; null while it is the present and nothing is told about it any more. */
  moment = $state.raw<Moment | null>(null);
  /** How often somebody has caught up: scenes that were told then, or would be, end. */
  jumps = $state(0);
  /** Ends the scene that is being told. */
  hush: () => void = () => {};

  /** How many steps are still to be shown. */
  readonly behind = $derived.by(() => {
    const { present } = this.source;
    return this.moment === null || present === null ? 0 : present.n - this.moment.n;
  });

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the step shown has been seen; null: when somebody says so. */
  private until: number | null = 0;
  /** Whether a scene about the step shown is to be awaited, or is being told. */
  private scene: 'none' | 'due' | 'told' = 'none';
  /** Grows with every change, so that an answer that comes late changes nothing. */
  private turn = 0;

  constructor(
    private readonly source: Source,
    private readonly timing: Timing,
  ) {}

  /** One or more steps have come after those before. */
  came(before: Moment | null): void {
    const { source } = this;
    const now = source.present;
    if (now === null || before === null || now.n <= before.n) return;
    if (source.pace() === 'instant' || !source.follows()) {
      for (let n = before.n + 1; n <= now.n; n++) this.told(n);
      return this.leap();
    }
    if (this.moment !== null) return;
    this.moment = before;
    const next = source.step(before.n + 1);
    if (next !== undefined && source.own(next)) return void this.show(before.n + 1);
    if (source.pace() === 'step') this.until = null;
    if (this.until !== null && this.until <= Date.now()) this.forward();
    else this.wait();
  }

  /** Plays from a moment of the past up to the present. */
  follow(from: Moment): void {
    this.moment = from;
    this.until = this.source.pace() === 'step' ? null : Date.now() + FIRST_MS;
    this.wait();
  }

  /** Steps after n have been taken back. */
  cut(n: number): void {
    if (this.moment !== null && this.moment.n >= n) this.leap();
  }

  /** Shows the present at once. */
  catchUp(): void {
    const { present } = this.source;
    if (this.moment === null || present === null) return;
    for (let n = this.moment.n + 1; n <= present.n; n++) this.told(n);
    this.hush();
    this.jumps += 1;
    this.leap();
    this.source.arrived();
  }

  /** Shows the next step now. */
  next(): void {
    if (this.moment === null) return;
    this.hush();
    this.forward();
  }

  /** A scene about the step shown has begun, or is over. */
  telling(on: boolean): void {
    if (on) {
      if (this.scene === 'due') this.scene = 'told';
    } else if (this.scene === 'told') {
      this.scene = 'none';
      // Of the last step there is nothing more to wait for.
      if (this.behind === 0) this.forward();
      else this.wait();
    }
  }

  /** The pace has been changed. */
  changed(): void {
    if (this.source.pace() === 'instant') return this.catchUp();
    if (this.moment === null) return;
    this.until = this.source.pace() === 'step' ? null : Date.now();
    this.wait();
  }

  stop(): void {
    this.turn += 1;
    clearTimeout(this.timer);
  }

  /** Waits until the step shown has been seen, and what is told about it has been heard. */
  private wait(): void {
    clearTimeout(this.timer);
    if (this.until === null || this.scene === 'told') return;
    const rest = this.until - Date.now() + (this.scene === 'due' ? NO_SCENE_MS : 0);
    this.timer = setTimeout(() => this.scene !== 'told' && this.forward(), Math.max(0, rest));
  }

  private forward(): void {
    clearTimeout(this.timer);
    const { present } = this.source;
    if (this.moment === null || present === null) return;
    if (this.moment.n >= present.n) {
      this.leap();
      this.source.arrived();
    } else void this.show(this.moment.n + 1);
  }

  private async show(n: number): Promise<void> {
    const { source } = this;
    const turn = ++this.turn;
    const step = source.step(n);
    const told = n === source.present?.n ? source.present.view : await source.view(n);
    if (turn !== this.turn || source.present === null || n > source.present.n) return;
    if (step === undefined || told === null) return this.catchUp();
    const pace = source.pace();
    const scene = this.timing.scene(step);
    this.scene = scene ? 'due' : 'none';
    this.until =
      pace === 'step' ? null : Date.now() + this.timing.time(step) * (pace === 'slow' ? SLOW : 1);
    // What has been shown is the present, unless a scene is to be told about it first.
    const last = n === source.present.n && !scene;
    this.moment = last ? null : { n, view: told };
    source.shown(step);
    if (last) source.arrived();
    else this.wait();
  }

  private told(n: number): void {
    const step = this.source.step(n);
    if (step !== undefined) this.source.shown(step);
  }

  private leap(): void {
    this.stop();
    this.moment = null;
    this.scene = 'none';
    this.until = 0;
  }
}
