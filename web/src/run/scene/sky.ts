/** The sky, its sun or moon, clouds, and two ranges of hills that turn with the line. */

import type { Landscape } from '../art/landscape';
import type { Wares } from '../art/wares';
import type { Camera } from './camera';
import { mix, type Light } from './light';
import { tint, type Painter } from './painter';

export class Sky {
  /** How far the line has turned, in pixels of the far hills. */
  heading = 0;
  private drift = 0;

  constructor(
    private readonly painter: Painter,
    private readonly camera: Camera,
    private readonly light: Light,
    private readonly wares: Wares,
  ) {}

  /** Draws the sky of a landscape, and of the next one as far as it has come. */
  draw(here: Landscape, next: Landscape, part: number, day: number, seconds: number): void {
    const { painter, camera, light } = this;
    this.drift += seconds;
    const horizon = camera.horizon + camera.shakeY;
    const sky = mix(here.hour.sky, next.hour.sky, part);
    const { mist } = light;
    const top = light.flat(sky[0], sky[1], sky[2]);
    const low = light.flat(mist[0], mist[1], mist[2]);
    painter.use(this.wares.sheet);
    painter.picture(this.wares.sheet.white, 0, 0, camera.width, horizon + 2, top, low);
    this.sun(day, horizon);
    this.clouds(horizon);
    this.hills(here, part < 1 ? 1 : 0, horizon);
    if (part > 0) this.hills(next, part, horizon);
    // Mist lies at the foot of the hills.
    painter.use(this.wares.sheet);
    const rise = camera.height * 0.07;
    const clear = tint(mist[0], mist[1], mist[2], 0);
    painter.picture(this.wares.sheet.white, 0, horizon - rise, camera.width, rise + 1, clear, low);
  }

  private sun(day: number, horizon: number): void {
    const { painter, camera, wares } = this;
    const size = Math.min(camera.width, camera.height) * 0.3;
    const x = camera.width * (0.18 + day * 0.62) - this.heading * 0.15;
    const y = horizon * (1 - Math.sin((0.12 + day * 0.8) * Math.PI) * 0.8);
    painter.turned(wares.glow, x, y, size * 2.6, size * 2.6, 0, tint(1, 0.85, 0.55, 0.34, 1));
    painter.turned(
      wares.sun,
      x,
      y,
      size * 0.62,
      size * 0.62,
      this.drift * 0.02,
      tint(1, 1, 1, 0.9),
    );
  }

  private clouds(horizon: number): void {
    const { painter, camera, wares } = this;
    const wide = Math.max(260, camera.width * 0.34);
    for (let at = 0; at < 5; at++) {
      const round = camera.width + wide * 2;
      const place = at * 0.37 * round + this.drift * (3 + at) - this.heading * (0.2 + at * 0.04);
      const x = (((place % round) + round) % round) - wide;
      const y = horizon * (0.1 + 0.16 * ((at * 7) % 4));
      const frame = wares.clouds[at % 2] ?? wares.clouds[0];
      const size = wide * (0.6 + 0.13 * ((at * 3) % 4));
      const shown = tint(1, 1, 1, 0.8);
      painter.picture(frame, x, y, size, (size * frame.height) / frame.width, shown);
    }
  }

  private hills({ sheet, hills }: Landscape, alpha: number, horizon: number): void {
    const { painter, camera, light } = this;
    painter.use(sheet);
    hills.forEach((frame, depth) => {
      const high = Math.min(camera.height * 0.16, camera.width * 0.28) * (depth ? 0.72 : 1);
      const wide = (high * frame.width) / frame.height;
      const shift = -this.heading * (depth ? 0.8 : 0.4) + (depth ? 90 : 0);
      let x = (((shift % wide) + wide) % wide) - wide;
      const veil = depth ? 0.95 : 0.75;
      const { sun } = light;
      for (; x < camera.width; x += wide)
        painter.picture(
          frame,
          x,
          horizon - high * 0.93,
          wide,
          high,
          tint(sun[0], sun[1], sun[2], veil * alpha),
          tint(sun[0], sun[1], sun[2], veil * alpha * 0.12),
        );
    });
  }
}
