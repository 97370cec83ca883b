import type { OpenTable } from './open-table.svelte';

/** How long each moment stays, in milliseconds. */
const PACE = 1100;

/** Plays through the steps of a table, one after the other, up to the present. */
export class Playback {
  running = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open: OpenTable) {}

  /** Starts at a moment, or goes on from the one shown; at the present, from the beginning. */
  async start(from?: number): Promise<void> {
    const shown = this.open.shown?.n ?? 0;
    this.running = true;
    await this.open.look(from ?? (shown >= this.open.n ? 0 : shown));
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
    if (shown >= this.open.n) return this.stop();
    void this.open.foresee(shown + 1);
    this.timer = setTimeout(async () => {
      if (!this.running) return;
      await this.open.look(shown + 1);
      this.next();
    }, PACE);
  }
}
