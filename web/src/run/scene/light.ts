/** Light: the hour of the day, mist that swallows what is far, the dark of tunnels and its lamps. */

import { tint } from './painter';

/** A colour's parts from 0 to 1. */
export type Tone = readonly [number, number, number];

export interface Hour {
  /** Multiplies everything drawn. */
  sun: Tone;
  /** Of the sky above and at the horizon; the horizon's is also the mist's. */
  sky: Tone;
  mist: Tone;
}

const LAMP: Tone = [1, 0.86, 0.58];

export function mix(one: Tone, other: Tone, part: number): Tone {
  return [
    one[0] + (other[0] - one[0]) * part,
    one[1] + (other[1] - one[1]) * part,
    one[2] + (other[2] - one[2]) * part,
  ];
}

export function tone(hex: number): Tone {
  return [((hex >> 16) & 255) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255];
}

export class Light {
  sun: Tone = [1, 1, 1];
  mist: Tone = [1, 1, 1];
  /** From where on things fade into the mist, and where they are gone, in units ahead. */
  clear = 30;
  gone = 70;
  /** 0 by day, 1 wholly in the dark of a tunnel. */
  dark = 0;
  /** The part of the line that lies in a tunnel, ahead of the train. */
  from = Infinity;
  to = Infinity;
  /** How far the train's own lamp reaches, in units. */
  reach = 16;
  /** Flicker of the lamps, around 1. */
  flicker = 1;
  /** A flash over everything: lightning or a hit. */
  flash = 0;

  /** How much is left of a thing in the mist: 1 near, 0 beyond. */
  fade(z: number): number {
    if (z <= this.clear) return 1;
    return z >= this.gone ? 0 : 1 - (z - this.clear) / (this.gone - this.clear);
  }

  /** The colour that light gives to a thing at a place; `own` is the thing's own tint. */
  on(z: number, alpha = 1, own: Tone = WHITE): number {
    const inside = z > this.from && z < this.to;
    const shade = inside ? 1 : 0;
    let [red, green, blue] = this.sun;
    if (shade) {
      const lamp = this.lamp(z);
      red = LAMP[0] * lamp;
      green = LAMP[1] * lamp;
      blue = LAMP[2] * lamp;
    } else if (this.dark > 0) {
      // From inside, the day outside is blinding.
      red = Math.min(1.6, red * (1 + 0.35 * this.dark));
      green = Math.min(1.6, green * (1 + 0.35 * this.dark));
      blue = Math.min(1.6, blue * (1 + 0.35 * this.dark));
    }
    return tint(
      Math.min(1, red * own[0] + this.flash),
      Math.min(1, green * own[1] + this.flash),
      Math.min(1, blue * own[2] + this.flash),
      alpha * (shade ? 1 : this.fade(z)),
    );
  }

  /** A colour as it is, but for a flash. */
  flat(red: number, green: number, blue: number): number {
    const { flash } = this;
    return tint(Math.min(1, red + flash), Math.min(1, green + flash), Math.min(1, blue + flash));
  }

  /** Light of the train's lamp in a tunnel. */
  private lamp(z: number): number {
    const far = Math.abs(z - 2) / this.reach;
    return Math.max(0.045, (1 - far) * (1 - far) * (far < 1 ? 1.05 : 0) * this.flicker);
  }
}

export const WHITE: Tone = [1, 1, 1];
