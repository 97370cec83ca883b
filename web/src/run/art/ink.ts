/** The engraver's hand: lines that swell, hatching that follows a form, stipple. */

import type { Pen } from './sheet';

export const INK = '#2a2017';
export const PAPER = '#f3ead6';

/** Returns a stream of numbers from 0 to 1, always the same for a seed. */
export function dice(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Points = readonly (readonly [number, number])[];

/** Makes a path through points, straight or rounded. */
export function path(pen: Pen, points: Points, closed = true, round = false): void {
  pen.beginPath();
  const n = points.length;
  points.forEach(([x, y], at) => {
    if (!round) {
      if (at) pen.lineTo(x, y);
      else pen.moveTo(x, y);
      return;
    }
    const next = points[(at + 1) % n] ?? [x, y];
    const middle: [number, number] = [(x + next[0]) / 2, (y + next[1]) / 2];
    if (!at) pen.moveTo(closed ? middle[0] : x, closed ? middle[1] : y);
    else if (closed || at < n - 1) pen.quadraticCurveTo(x, y, ...middle);
    else pen.lineTo(x, y);
  });
  if (closed && round) {
    const [first = [0, 0], second = first] = points;
    pen.quadraticCurveTo(
      first[0],
      first[1],
      (first[0] + second[0]) / 2,
      (first[1] + second[1]) / 2,
    );
  }
  if (closed) pen.closePath();
}

/** Fills the current path and draws its edge in ink. */
export function plate(pen: Pen, fill: string | CanvasGradient, line = 2, ink = INK): void {
  pen.fillStyle = fill;
  pen.fill();
  if (!line) return;
  pen.lineWidth = line;
  pen.lineJoin = 'round';
  pen.strokeStyle = ink;
  pen.stroke();
}

export interface Hatch {
  /** Direction of the lines in degrees; 0 is level. */
  angle: number;
  /** From line to line, in pixels. */
  gap: number;
  /** Thickness at the bright and at the dark end. */
  from: number;
  to: number;
  ink?: string;
  alpha?: number;
  /** How far lines bow, in pixels. */
  bow?: number;
  seed?: number;
}

/** Hatches the current path: lines grow from thin to thick across the form. */
export function hatch(
  pen: Pen,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { angle, gap, from, to, ink = INK, alpha = 0.85, bow = 0, seed = 1 }: Hatch,
): void {
  const roll = dice(seed);
  pen.save();
  pen.clip();
  pen.translate((left + right) / 2, (top + bottom) / 2);
  pen.rotate((angle * Math.PI) / 180);
  const reach = Math.hypot(right - left, bottom - top) / 2;
  pen.strokeStyle = ink;
  pen.globalAlpha = alpha;
  pen.lineCap = 'round';
  for (let y = -reach; y <= reach; y += gap) {
    const dark = (y + reach) / (2 * reach);
    const width = from + (to - from) * dark;
    if (width < 0.15) continue;
    pen.lineWidth = width * (0.85 + roll() * 0.3);
    const jog = (roll() - 0.5) * gap * 0.35;
    pen.beginPath();
    pen.moveTo(-reach, y + jog);
    pen.quadraticCurveTo(0, y + bow + jog, reach, y - jog);
    pen.stroke();
  }
  pen.restore();
}

/** Strews dots and short ticks, denser towards the foot. */
export function stipple(
  pen: Pen,
  count: number,
  width: number,
  height: number,
  seed: number,
  ink = INK,
  alpha = 0.5,
  size = 1.1,
): void {
  const roll = dice(seed);
  pen.save();
  pen.fillStyle = ink;
  pen.globalAlpha = alpha;
  for (let each = 0; each < count; each++) {
    const radius = size * (0.5 + roll());
    pen.beginPath();
    pen.ellipse(roll() * width, roll() * height, radius * (1 + roll()), radius, 0, 0, 7);
    pen.fill();
  }
  pen.restore();
}

/** A soft round light, for lamps and glows. */
export function light(pen: Pen, size: number, inner = 'rgba(255,255,255,1)'): void {
  const shine = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  shine.addColorStop(0, inner);
  shine.addColorStop(0.25, 'rgba(255,255,255,0.5)');
  shine.addColorStop(0.6, 'rgba(255,255,255,0.12)');
  shine.addColorStop(1, 'rgba(255,255,255,0)');
  pen.fillStyle = shine;
  pen.fillRect(0, 0, size, size);
}
