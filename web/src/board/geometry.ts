import type { Point, Shape, Target } from './types';

/** Returns the distance of two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Returns the point at a fraction (0 to 1) of the way from a to b. */
export function between(a: Point, b: Point, fraction: number): Point {
  return { x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction };
}

/** Returns the distance of a point to the stretch from a to b. */
function distanceToStretch(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / square;
  return distance(p, between(a, b, Math.min(1, Math.max(0, along))));
}

/** Returns the length of a polyline. */
export function pathLength(points: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i += 1) length += distance(points[i - 1]!, points[i]!);
  return length;
}

/** Returns the point that lies so far along a polyline, its ends when too near or too far. */
export function pointAlong(points: readonly Point[], length: number): Point {
  let left = Math.max(0, length);
  for (let i = 1; i < points.length; i += 1) {
    const step = distance(points[i - 1]!, points[i]!);
    if (left <= step) return between(points[i - 1]!, points[i]!, step === 0 ? 0 : left / step);
    left -= step;
  }
  return points[points.length - 1]!;
}

/** Returns the polyline without so much of its two ends; a single point when nothing is left. */
export function trimmed(points: readonly Point[], start: number, end: number): Point[] {
  const length = pathLength(points);
  if (start + end >= length) return [pointAlong(points, length / 2)];
  const kept: Point[] = [pointAlong(points, start)];
  let walked = 0;
  for (let i = 1; i < points.length - 1; i += 1) {
    walked += distance(points[i - 1]!, points[i]!);
    if (walked > start && walked < length - end) kept.push(points[i]!);
  }
  kept.push(pointAlong(points, length - end));
  return kept;
}

/** Returns a polyline as the `d` of an SVG path. */
export function pathData(points: readonly Point[], closed = false): string {
  const steps = points.map((p, i) => `${i === 0 ? 'M' : 'L'}${round(p.x)} ${round(p.y)}`);
  return steps.join('') + (closed ? 'Z' : '');
}

/** Returns the closed outline at a distance around a polyline, its ends cut straight. */
export function outline(points: readonly Point[], away: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((p, i) => {
    const before = points[Math.max(0, i - 1)]!;
    const after = points[Math.min(points.length - 1, i + 1)]!;
    const length = distance(before, after) || 1;
    const nx = (-(after.y - before.y) / length) * away;
    const ny = ((after.x - before.x) / length) * away;
    left.push({ x: p.x + nx, y: p.y + ny });
    right.unshift({ x: p.x - nx, y: p.y - ny });
  });
  return [...left, ...right];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns the middle of a shape: of a path the point half-way along it. */
export function middle(shape: Shape): Point {
  if (shape.kind === 'spot') return shape.at;
  if (shape.kind === 'path') return pointAlong(shape.points, pathLength(shape.points) / 2);
  const sum = shape.points.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / shape.points.length, y: sum.y / shape.points.length };
}

/** Returns how far a point lies from a shape, 0 inside it. */
export function distanceTo(shape: Shape, p: Point): number {
  if (shape.kind === 'spot') return Math.max(0, distance(p, shape.at) - shape.radius);
  if (shape.kind === 'area' && contains(shape.points, p)) return 0;
  const closed = shape.kind === 'area' ? [...shape.points, shape.points[0]!] : shape.points;
  let nearest = Infinity;
  for (let i = 1; i < closed.length; i += 1) {
    nearest = Math.min(nearest, distanceToStretch(p, closed[i - 1]!, closed[i]!));
  }
  return closed.length === 1 ? distance(p, closed[0]!) : nearest;
}

function contains(corners: readonly Point[], p: Point): boolean {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
    const a = corners[i]!;
    const b = corners[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) {
      inside = !inside;
    }
  }
  return inside;
}

/**
 * Returns the target meant by pointing at p, or null.
 *
 * What lies right under the pointer (within `exact`) is meant when it is legal; otherwise the
 * nearest legal target within `reach`, so that a finger need not be precise; otherwise whatever
 * lies there, so that it can be said why not. Of equally near ones a spot wins over a path,
 * since paths end in spots.
 */
export function pick(
  targets: readonly Target[],
  p: Point,
  exact: number,
  reach: number,
): Target | null {
  const ranked = targets
    .map((target) => ({ target, away: distanceTo(target.shape, p) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away || weight(a.target) - weight(b.target));
  const under = ranked.filter(({ away }) => away <= exact);
  const spot = under.find(({ target }) => target.shape.kind === 'spot');
  if (spot && (spot.target.legal || spot.away === 0)) return spot.target;
  const legal = ranked.find(({ target }) => target.legal);
  return (legal ?? under[0] ?? null)?.target ?? null;
}

function weight(target: Target): number {
  return target.shape.kind === 'spot' ? 0 : 1;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * Returns the next target from the given one in a direction, or null when none lies there.
 *
 * Being off to the side counts double, so that the arrow keys follow what the eye calls "the
 * next one to the right"; anything more than 60 degrees off is not in that direction.
 */
export function next(
  targets: readonly Target[],
  from: Target,
  direction: Direction,
): Target | null {
  const here = middle(from.shape);
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    if (target.id === from.id) continue;
    const there = middle(target.shape);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const [ahead, aside] = {
      left: [-dx, dy],
      right: [dx, dy],
      up: [-dy, dx],
      down: [dy, dx],
    }[direction] as [number, number];
    if (ahead <= 0 || Math.abs(aside) > ahead * 1.75) continue;
    const cost = ahead + 2 * Math.abs(aside);
    if (cost < least) {
      least = cost;
      best = target;
    }
  }
  return best;
}
