import type { Step } from '../wire/types';
import type { OpenTable } from './open-table.svelte';

/** How long the position before the first step stays, in milliseconds. */
const FIRST_MS = 700;

/** Plays through steps of a table, one after the other, up to the present. */
export class Playback {
  running = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The moments that are still to be shown; null: all up to the present. */
  private left: number[] | null = null;

  /** `time` says in how many milliseconds a step can be taken in, `speed` how fast it is played. */
  constructor(
    private readonly open: OpenTable,
    private readonly time: (step: Step) => number,
    private readonly speed: () => number,
  ) {}

  /** Starts at a moment, or goes on from the one shown; at the present, from the beginning. */
  async start(from?: number): Promise<void> {
    const shown = this.open.shown?.n ?? 0;
    this.running = true;
    this.left = null;
    await this.open.look(from ?? (shown >= this.open.n ? 0 : shown));
    this.next();
  }

  /** Shows how some moments came about, one after the other, and then the present. */
  async through(moments: readonly number[]): Promise<void> {
    const [first] = moments;
    if (first === undefined) return;
    this.running = true;
    this.left = [...moments];
    await this.open.look(first - 1);
    this.next();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    const shown = this.open.shown?.n ?? 0;
    if (this.left === null && shown >= this.open.n) return this.stop();
    const to = this.left === null ? shown + 1 : (this.left[0] ?? this.open.n);
    void this.open.foresee(to);
    const step = this.open.steps[shown - 1];
    const wait = (step ? this.time(step) : FIRST_MS) / this.speed();
    this.timer = setTimeout(async () => {
      if (!this.running) return;
      const isLast = this.left?.length === 0;
      this.left?.shift();
      await this.open.look(to);
      if (isLast) this.stop();
      else this.next();
    }, wait);
  }
}
