/** How a train is driven: inputs, changes of track, the lever, the boiler (GR-2.2, GR-3.5). */

import { CHANGING, HOT } from './events';
import { RunState } from './state';
import {
  BRAKE,
  CHANGE,
  DESERT,
  FASTEST,
  GAIN,
  HEAT_AGAIN,
  HEAT_MOST,
  HEAT_PACE,
  SNOW,
  SNOW_BRAKE,
  SPEEDS,
} from './tuning';

export const INPUTS: readonly string[] = ['left', 'right', 'faster', 'slower'];
export const LEFT = 0;
export const RIGHT = 1;
export const FASTER = 2;
export const SLOWER = 3;
export const NO_INPUT = -1;
/** Inputs in one tick. */
export const MOST_INPUTS = 2;

/** What the driver and the train do in a tick, before anything lies in the way. */
export class Driving extends RunState {
  /** Obeys one input; what cannot be done now is ignored. */
  takeInput(code: number): void {
    if (code <= RIGHT) {
      const direction = code === LEFT ? -1 : 1;
      if (this.isChanging()) {
        this.queued = direction;
      } else {
        this.beginChange(direction);
      }
    } else if (code === FASTER) {
      if (this.speed < (this.hot ? FASTEST - 1 : FASTEST)) {
        this.speed += 1;
      }
    } else if (this.speed > 1) {
      this.speed -= 1;
    }
  }

  /** Begins to change to the neighbouring track, if there is one and no tunnel is near. */
  beginChange(direction: number): void {
    const to = this.track + direction;
    if (to < 0 || to >= this.tracks || this.at >= this.closedFrom) {
      return;
    }
    this.to = to;
    this.events.push([CHANGING, to, direction]);
  }

  /** Returns whether a change of track goes on or begins in this tick. */
  isChanging(): boolean {
    return this.change > 0 || this.to !== this.track;
  }

  /** Makes one tick's way to the other track; off a track that ends, by itself (GR-1.1). */
  goOnChanging(): void {
    if (!this.isChanging()) {
      this.to = this.tracks - 1;
    }
    this.change += 1;
    if (this.change * 2 === CHANGE) {
      this.lastOn[this.track] = this.tick;
      this.track = this.to;
    } else if (this.change === CHANGE) {
      this.change = 0;
      this.came = this.track;
      if (this.queued !== 0) {
        const direction = this.queued;
        this.queued = 0;
        this.beginChange(direction);
      }
    }
  }

  /** Brings the pace nearer to what the lever says (GR-2.2, GR-3.5). */
  followLever(): void {
    const goal = SPEEDS[this.speed]!;
    if (this.speed < this.slowest) {
      this.slowest = this.speed;
    }
    if (this.pace < goal) {
      this.pace = Math.min(goal, this.pace + GAIN);
    } else if (this.pace > goal) {
      this.braked = 1;
      const brake = this.landscape === SNOW ? SNOW_BRAKE : BRAKE;
      this.pace = Math.max(goal, this.pace - brake);
    }
  }

  /** Heats the boiler at the highest speed in the desert, cools it elsewhere (GR-3.5). */
  feelHeat(): void {
    if (this.landscape === DESERT && this.pace > HEAT_PACE) {
      this.heat += 1;
      if (this.heat >= HEAT_MOST && !this.hot) {
        this.hot = 1;
        this.events.push([HOT, 0, 1]);
        if (this.speed === FASTEST) {
          this.speed -= 1;
        }
      }
    } else if (this.heat > 0) {
      this.heat -= 1;
      if (this.hot && this.heat <= HEAT_AGAIN) {
        this.hot = 0;
        this.events.push([HOT, 0, 0]);
      }
    }
  }
}
