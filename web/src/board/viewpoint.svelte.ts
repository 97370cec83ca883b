import { clamped, fitted, framing, limits, shows, tween, zoomed, type Camera } from './camera';
import type { Point, Size } from './types';

const GLIDE_MS = 420;
const LEAVE_MS = 1200;
/** Scales at which the drawing's print can be read: just so, and with ease. */
const READABLE = { least: 0.45, most: 0.9 };
/** Where the whole drawing shows at this scale, nothing needs to be brought into view. */
const LARGE = 0.5;
/** What the buttons on the board may hide along an edge, in pixels of the screen. */
const COVERED = 60;
/** So far from the border something picked shows well enough, with the way that begins there. */
const NEAR = 20;

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
  /** Where it glides to; null while it rests. */
  #goal: (() => Camera) | null = null;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** Whether it was not the reader who chose where to look. */
  #led = false;
  /** Whether a finger or a mouse button is on it: what is under it must stay there. */
  #held = false;
  /** Where it goes once it is held no more. */
  #sent: (() => Camera) | null = null;

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
    this.#led = false;
    const moved = { ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy };
    this.#put(clamped(moved, this.board, this.box));
  }

  zoom(at: Point, factor: number): void {
    this.#led = false;
    const closer = zoomed(this.camera, at, factor, limits(this.board, this.box));
    this.#put(clamped(closer, this.board, this.box));
  }

  /** Zooms about a point of the screen (the middle by default), gliding. */
  zoomGently(factor: number, at?: Point): void {
    this.#led = false;
    const from = this.camera;
    this.#glide(() => {
      const centre = at ?? { x: this.box.width / 2, y: this.box.height / 2 };
      const closer = zoomed(from, centre, factor, limits(this.board, this.box));
      return clamped(closer, this.board, this.box);
    });
  }

  /** Shows the whole board. */
  fit(): void {
    this.#led = false;
    this.#glide(() => fitted(this.board, this.box));
  }

  /**
   * On a small screen shows where something is asked, and the whole board again when nothing
   * is; unless the reader looks somewhere else by choice.
   */
  attend(points: readonly Point[]): void {
    clearTimeout(this.#leaving);
    if (fitted(this.board, this.box).scale >= LARGE) return;
    if (points.length === 0) {
      // Often the next question follows at once.
      if (this.#led) this.#leaving = setTimeout(() => this.#led && this.fit(), LEAVE_MS);
    } else if (
      this.whole ||
      this.#led ||
      !points.some((p) => shows(this.camera, p, this.box, 10))
    ) {
      const margin = Math.min(COVERED, this.box.width * 0.15);
      this.#glide(() => framing(points, this.board, this.box, margin, READABLE));
      this.#led = true;
    }
  }

  /** Moves so that the point shows, if it does not where the camera is or is going. */
  reveal(point: Point, least = COVERED): void {
    const margin = Math.min(least, this.box.width * 0.15, this.box.height * 0.2);
    const there = (this.#goal ?? this.#sent)?.() ?? this.camera;
    if (this.box.width === 0 || shows(there, point, this.box, margin)) return;
    const { scale } = there;
    this.#glide(() => {
      const centred = {
        scale,
        x: this.box.width / 2 - point.x * scale,
        y: this.box.height / 2 - point.y * scale,
      };
      return clamped(centred, this.board, this.box);
    });
  }

  /** Stays where it is until it is released, wherever it is going or sent. */
  hold(): void {
    this.#held = true;
    if (this.#goal === null) return;
    this.#sent = this.#goal;
    this.#rest();
  }

  release(): void {
    this.#held = false;
    if (this.#sent) this.#glide(this.#sent);
    this.#sent = null;
  }

  begin(): void {
    this.#rest();
    this.#sent = null;
    this.moving = true;
  }

  end(): void {
    this.moving = false;
  }

  #rest(): void {
    cancelAnimationFrame(this.#gliding);
    this.#goal = null;
    this.moving = false;
  }

  #put(camera: Camera): void {
    this.camera = camera;
    this.whole = camera.scale <= limits(this.board, this.box).least * 1.001;
  }

  /** Keeps something picked in view, without leading away from what it brought into view. */
  keep(point: Point): void {
    this.reveal(point, NEAR);
  }

  /** Moves to a camera, worked out anew for each frame: meanwhile the box may change its size. */
  #glide(goal: () => Camera): void {
    if (this.#held) {
      this.#sent = goal;
      return;
    }
    cancelAnimationFrame(this.#gliding);
    const from = this.camera;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#put(goal());
      return;
    }
    this.moving = true;
    this.#goal = goal;
    let began = 0;
    const step = (now: number): void => {
      began ||= now;
      const done = Math.min(1, (now - began) / GLIDE_MS);
      const there = tween(from, goal(), 1 - Math.pow(1 - done, 3));
      this.#put(done < 1 ? clamped(there, this.board, this.box) : there);
      if (done < 1) this.#gliding = requestAnimationFrame(step);
      else this.#rest();
    };
    this.#gliding = requestAnimationFrame(step);
  }
}
