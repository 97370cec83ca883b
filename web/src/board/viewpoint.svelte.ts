import { clamped, fitted, framing, limits, shows, tween, zoomed, type Camera } from './camera';
import type { Point, Size } from './types';

const GLIDE_MS = 420;

/** Where the board is looked at from: the camera, its box, and how it moves between the two. */
export class Viewpoint {
  /** The drawing's size, in its units. */
  board: Size = $state.raw({ width: 1, height: 1 });
  /** The box on the screen; empty before it has been measured. */
  box: Size = $state.raw({ width: 0, height: 0 });
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  /** Whether it moves now: the picture may be coarse meanwhile. */
  moving = $state(false);
  /** Whether the whole board is meant to show, also when the box changes. */
  whole = $state(true);

  #gliding = 0;

  /** Takes the size of drawing and box; keeps the middle of what was seen. */
  measure(board: Size, box: Size): void {
    const known = this.box.width > 0 && this.board.width === board.width;
    const middle = {
      x: (this.box.width / 2 - this.camera.x) / this.camera.scale,
      y: (this.box.height / 2 - this.camera.y) / this.camera.scale,
    };
    this.board = board;
    this.box = box;
    if (box.width === 0 || box.height === 0) return;
    if (this.whole || !known) {
      this.camera = fitted(board, box);
      return;
    }
    const scale = Math.max(this.camera.scale, limits(board, box).least);
    const kept = {
      scale,
      x: box.width / 2 - middle.x * scale,
      y: box.height / 2 - middle.y * scale,
    };
    this.camera = clamped(kept, board, box);
  }

  pan(dx: number, dy: number): void {
    const moved = { ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy };
    this.#put(clamped(moved, this.board, this.box));
  }

  zoom(at: Point, factor: number): void {
    const closer = zoomed(this.camera, at, factor, limits(this.board, this.box));
    this.#put(clamped(closer, this.board, this.box));
  }

  /** Zooms about a point of the screen (the middle by default), gliding. */
  zoomGently(factor: number, at?: Point): void {
    const centre = at ?? { x: this.box.width / 2, y: this.box.height / 2 };
    const closer = zoomed(this.camera, centre, factor, limits(this.board, this.box));
    this.#glide(clamped(closer, this.board, this.box));
  }

  /** Shows the whole board. */
  fit(): void {
    this.#glide(fitted(this.board, this.box));
  }

  /** Shows all the points, no closer than `closest`. */
  frame(points: readonly Point[], closest: number): void {
    if (this.box.width === 0) return;
    const margin = Math.min(80, this.box.width * 0.12);
    this.#glide(framing(points, this.board, this.box, margin, closest));
  }

  /** Moves just enough that the point shows, if it does not. */
  reveal(point: Point): void {
    if (this.box.width === 0 || shows(this.camera, point, this.box, 24)) return;
    const { scale } = this.camera;
    const centred = {
      scale,
      x: this.box.width / 2 - point.x * scale,
      y: this.box.height / 2 - point.y * scale,
    };
    this.#glide(clamped(centred, this.board, this.box));
  }

  begin(): void {
    cancelAnimationFrame(this.#gliding);
    this.moving = true;
  }

  end(): void {
    this.moving = false;
  }

  #put(camera: Camera): void {
    this.camera = camera;
    this.whole = camera.scale <= limits(this.board, this.box).least * 1.001;
  }

  #glide(to: Camera): void {
    cancelAnimationFrame(this.#gliding);
    const from = this.camera;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#put(to);
      return;
    }
    this.moving = true;
    let began = 0;
    const step = (now: number): void => {
      began ||= now;
      const done = Math.min(1, (now - began) / GLIDE_MS);
      this.#put(tween(from, to, 1 - Math.pow(1 - done, 3)));
      if (done < 1) this.#gliding = requestAnimationFrame(step);
      else this.moving = false;
    };
    this.#gliding = requestAnimationFrame(step);
  }
}
