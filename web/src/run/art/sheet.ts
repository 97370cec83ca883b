/** A sheet of pictures: drawn once with the pen of a canvas, then cut from while the game runs. */

import { CanvasSource } from 'pixi.js';

/** Where a picture lies on its sheet, in parts of the sheet, and its measures in pixels. */
export interface Frame {
  u0: number;
  v0: number;
  u1: number;
  v1: number;
  width: number;
  height: number;
}

export type Pen = CanvasRenderingContext2D;
export type Edge = 'none' | 'across' | 'both';

/** Room between pictures: the smaller copies for the distance mix neighbours. */
const GAP = 8;

export class Sheet {
  readonly source: CanvasSource;
  /** Plain white, for areas of one colour. */
  readonly white: Frame;
  private readonly canvas = document.createElement('canvas');
  private readonly pen: Pen;
  private left = GAP;
  private top = GAP;
  private row = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.canvas.width = width;
    this.canvas.height = height;
    const pen = this.canvas.getContext('2d');
    if (!pen) throw new Error('This browser draws no pictures.');
    this.pen = pen;
    this.source = new CanvasSource({
      resource: this.canvas,
      autoGenerateMipmaps: true,
      scaleMode: 'linear',
    });
    this.white = this.add(
      8,
      8,
      (pen) => {
        pen.fillStyle = '#ffffff';
        pen.fillRect(0, 0, 8, 8);
      },
      'both',
    );
    this.left = GAP;
    this.top += 8 + GAP;
    this.row = 0;
  }

  /**
   * Draws a picture of the given size into the next free place. One that repeats `across` or
   * `both` ways is surrounded by its own continuation.
   */
  add(width: number, height: number, draw: (pen: Pen) => void, edge: Edge = 'none'): Frame {
    if (this.left + width + GAP > this.width) {
      this.left = GAP;
      this.top += this.row + GAP * 2;
      this.row = 0;
    }
    if (this.top + height + GAP > this.height)
      throw new Error(`A sheet of ${this.height} is full at ${this.top + height}.`);
    const { pen, left, top } = this;
    pen.save();
    pen.translate(left, top);
    pen.beginPath();
    pen.rect(0, 0, width, height);
    pen.clip();
    draw(pen);
    pen.restore();
    if (edge !== 'none') this.repeatEdge(left, top, width, height, edge === 'both');
    this.left += width + GAP * 2;
    this.row = Math.max(this.row, height);
    const half = edge === 'none' ? 0.5 : 0;
    const level = edge === 'both' ? 0 : 0.5;
    return {
      u0: (left + half) / this.width,
      v0: (top + level) / this.height,
      u1: (left + width - half) / this.width,
      v1: (top + height - level) / this.height,
      width,
      height,
    };
  }

  /** Surrounds a pattern by its own continuation, so that no seam is seen where it repeats. */
  private repeatEdge(left: number, top: number, width: number, height: number, both: boolean) {
    const { pen, canvas } = this;
    const draw = (sx: number, sy: number, w: number, h: number, x: number, y: number) =>
      pen.drawImage(canvas, sx, sy, w, h, x, y, w, h);
    draw(left + width - GAP, top, GAP, height, left - GAP, top);
    draw(left, top, GAP, height, left + width, top);
    if (!both) return;
    draw(left - GAP, top + height - GAP, width + 2 * GAP, GAP, left - GAP, top - GAP);
    draw(left - GAP, top, width + 2 * GAP, GAP, left - GAP, top + height);
  }
}
