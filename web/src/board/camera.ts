import type { Point, Size } from './types';

/** How the drawing lies in its box: screen = board × scale + (x, y), in CSS pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How far one may zoom out and in, as scales. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Returns the camera that shows the whole drawing, centred. */
export function fitted(board: Size, box: Size, padding = 0): Camera {
  const scale = Math.min(
    (box.width - 2 * padding) / board.width,
    (box.height - 2 * padding) / board.height,
  );
  return {
    scale,
    x: (box.width - board.width * scale) / 2,
    y: (box.height - board.height * scale) / 2,
  };
}

/** Returns from the whole drawing to a scale at which small print is large. */
export function limits(board: Size, box: Size): Limits {
  const least = fitted(board, box).scale;
  return { least, most: Math.max(least * 2, 3) };
}

/** Returns the point of the board that lies at a point of the screen. */
export function toBoard(camera: Camera, p: Point): Point {
  return { x: (p.x - camera.x) / camera.scale, y: (p.y - camera.y) / camera.scale };
}

/** Returns where a point of the board lies on the screen. */
export function toScreen(camera: Camera, p: Point): Point {
  return { x: p.x * camera.scale + camera.x, y: p.y * camera.scale + camera.y };
}

/** Returns the camera zoomed by a factor, the point of the screen staying where it is. */
export function zoomed(camera: Camera, at: Point, factor: number, allowed: Limits): Camera {
  const scale = Math.min(allowed.most, Math.max(allowed.least, camera.scale * factor));
  const board = toBoard(camera, at);
  return { scale, x: at.x - board.x * scale, y: at.y - board.y * scale };
}

/** Returns the camera moved so that no empty space shows that need not. */
export function clamped(camera: Camera, board: Size, box: Size): Camera {
  return {
    scale: camera.scale,
    x: within(camera.x, board.width * camera.scale, box.width),
    y: within(camera.y, board.height * camera.scale, box.height),
  };
}

function within(offset: number, drawn: number, room: number): number {
  if (drawn <= room) return (room - drawn) / 2;
  return Math.min(0, Math.max(room - drawn, offset));
}

/**
 * Returns the camera that shows all the points with some margin, at a scale between two
 * bounds. Where they do not fit at the least scale it does with half the margin, and at last
 * shows the part where most of them lie.
 */
export function framing(
  points: readonly Point[],
  board: Size,
  box: Size,
  margin: number,
  bounds: Limits,
): Camera {
  if (points.length === 0) return fitted(board, box);
  const xs = points.map((p) => p.x).sort((a, b) => a - b);
  const ys = points.map((p) => p.y).sort((a, b) => a - b);
  const [left, right, top, bottom] = [xs[0]!, xs.at(-1)!, ys[0]!, ys.at(-1)!];
  const inside = (edge: number) => {
    const room = { x: box.width - 2 * edge, y: box.height - 2 * edge };
    const x = room.x / Math.max(1, right - left);
    return { room, wanted: Math.min(x, room.y / Math.max(1, bottom - top)) };
  };
  const ample = inside(margin);
  const { room, wanted } = ample.wanted < bounds.least ? inside(margin / 2) : ample;
  const scale = Math.min(bounds.most, Math.max(bounds.least, wanted));
  const middle = {
    x: (right - left) * scale <= room.x ? (left + right) / 2 : crowded(xs, room.x / scale),
    y: (bottom - top) * scale <= room.y ? (top + bottom) / 2 : crowded(ys, room.y / scale),
  };
  const camera = {
    scale,
    x: box.width / 2 - middle.x * scale,
    y: box.height / 2 - middle.y * scale,
  };
  return clamped(camera, board, box);
}

/** Returns the middle of the stretch of a length that holds most of the sorted values. */
function crowded(values: readonly number[], length: number): number {
  let best = { count: 0, middle: values[0]! };
  values.forEach((first, i) => {
    const held = values.slice(i).filter((value) => value <= first + length);
    if (held.length > best.count) best = { count: held.length, middle: (first + held.at(-1)!) / 2 };
  });
  return best.middle;
}

/** Returns whether a point of the board shows, at least so far from the box's border. */
export function shows(camera: Camera, p: Point, box: Size, margin: number): boolean {
  const at = toScreen(camera, p);
  return (
    at.x >= margin && at.y >= margin && at.x <= box.width - margin && at.y <= box.height - margin
  );
}

/** Returns the camera a fraction (0 to 1) of the way between two, zooming evenly. */
export function tween(from: Camera, to: Camera, fraction: number): Camera {
  if (fraction >= 1) return to;
  const scale = from.scale * Math.pow(to.scale / from.scale, fraction);
  const share = to.scale === from.scale ? fraction : (scale - from.scale) / (to.scale - from.scale);
  return {
    scale,
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  };
}
