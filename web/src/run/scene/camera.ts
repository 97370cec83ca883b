/**
 * Where things of the line appear on the screen. The world is measured in track gauges: `x` across
 * (the middle of track 0 is 0), `y` up, `z` ahead of the train's front.
 */

/** Centimetres of the line in one unit ahead. */
export const UNIT = 450;
/** How far ahead the line is drawn, in units. */
export const FAR = 74;
/** Beyond this the line bends no further. */
const BENT = 90;

export class Camera {
  width = 1;
  height = 1;
  /** The middle of the tracks, and where the camera stands between them and the train. */
  x = 1;
  /** Pixels a unit is long where the train's front is. */
  scale = 100;
  horizon = 0;
  /** Where the middle of the picture is, in pixels. */
  middle = 0;
  /** From the camera to the train's front, along the line. */
  back = 10;
  /** Height over the rails, in units. */
  up = 4;
  /** How the line bends away: sideways and upwards, in units over the square of 10 units. */
  bend = 0;
  rise = 0;
  /** Shaken by so many pixels. */
  shakeX = 0;
  shakeY = 0;
  /** Nearest depth drawn. */
  readonly near = 1.2;

  // Where the last projected point is on the screen, and its depth.
  sx = 0;
  sy = 0;
  depth = 1;

  /** Fits the picture: so many tracks fill a phone's width, and leave room on wide screens. */
  fit(width: number, height: number, tracks: number, lift = 0): void {
    this.width = width;
    this.height = height;
    const tall = height > width;
    // On a phone held level the sheet lies to the right.
    this.middle = width * (0.5 - (height < 500 && !tall ? lift * 0.23 : 0));
    this.scale = tall
      ? Math.min((width * 0.86) / tracks, height * 0.135)
      : Math.min((width * 0.5) / tracks, height * 0.2);
    this.horizon = height * (tall ? 0.25 : 0.27);
    // Where the train's front stands; higher while a sheet lies over the foot of the screen.
    const foot = tall ? 0.7 - lift * 0.25 : 0.72 - lift * (height < 500 ? 0 : 0.2);
    this.horizon -= height * lift * (tall ? 0.07 : 0);
    const ground = height * foot - this.horizon;
    this.up = ground / this.scale;
  }

  /** Finds a point of the world on the screen. */
  project(x: number, y: number, z: number): void {
    const depth = Math.max(this.near, z + this.back);
    const scale = (this.scale * this.back) / depth;
    const bent = Math.min(z, BENT);
    const far = z > 0 ? bent * bent * 0.01 : 0;
    this.sx = this.middle + (x - this.x + this.bend * far) * scale + this.shakeX;
    this.sy = this.horizon + (this.up - y - this.rise * far) * scale + this.shakeY;
    this.depth = depth;
  }

  /** Pixels a unit is long at a place ahead. */
  scaleAt(z: number): number {
    return (this.scale * this.back) / Math.max(this.near, z + this.back);
  }

  /** The place ahead whose ground is drawn at the lower edge of the screen. */
  get nearest(): number {
    const foot = (this.up * this.scale * this.back) / (this.height - this.horizon + 40);
    return Math.max(this.near, foot) - this.back;
  }
}
