/** Patterns that all landscapes use in colours of their own: ballast, hills, a tunnel's portal. */

import { dice, hatch, INK, path, plate, type Points } from './ink';
import type { Pen } from './sheet';

export interface Stone {
  bright: string;
  body: string;
  deep: string;
  ink: string;
}

/** The bed of one track, two units long: small stones under four sleepers. */
export function trackBed(pen: Pen, { bright, body, deep, ink }: Stone, wood: string): void {
  pen.fillStyle = body;
  pen.fillRect(0, 0, BED.width, BED.height);
  const roll = dice(21);
  for (let at = 0; at < 260; at++) {
    const reach = 2 + roll() * 3.4;
    pen.beginPath();
    pen.ellipse(
      roll() * BED.width,
      roll() * BED.height,
      reach * 1.2,
      reach * 0.8,
      roll() * 3,
      0,
      7,
    );
    pen.globalAlpha = 0.75;
    pen.fillStyle = at % 3 ? bright : deep;
    pen.fill();
    pen.globalAlpha = 0.4;
    pen.lineWidth = 1;
    pen.strokeStyle = ink;
    pen.stroke();
  }
  pen.globalAlpha = 1;
  const step = BED.height / 4;
  for (let at = 0; at < 4; at++) {
    const top = at * step + step * 0.24;
    pen.fillStyle = ink;
    pen.globalAlpha = 0.35;
    pen.fillRect(14, top + 5, BED.width - 24, step * 0.5);
    pen.globalAlpha = 1;
    pen.beginPath();
    pen.rect(14, top, BED.width - 28, step * 0.46);
    plate(pen, wood, 2.4, ink);
    pen.beginPath();
    pen.rect(14, top, BED.width - 28, step * 0.46);
    hatch(pen, [14, top, BED.width - 14, top + step * 0.46], {
      angle: 1,
      gap: 5,
      from: 0.8,
      to: 2,
      ink,
      alpha: 0.6,
      seed: at + 2,
    });
  }
}

/** Measures of the picture of a track's bed. */
export const BED = { width: 128, height: 224 };

/** A range of hills that continues where it ends; `peaks` is how sharp its tops are. */
export function range(
  pen: Pen,
  width: number,
  height: number,
  seed: number,
  peaks: number,
  { bright, body, deep, ink }: Stone,
  capped = false,
): void {
  const roll = dice(seed);
  const count = Math.max(5, Math.round(width / (peaks > 0.5 ? 95 : 130)));
  const tops = Array.from({ length: count }, () => 0.1 + roll() * 0.5);
  const shift = Array.from({ length: count }, () => (roll() - 0.5) * 0.5);
  const step = width / count;
  const crest: [number, number][] = [];
  for (let at = -1; at <= count; at++) {
    const own = (at + count) % count;
    const x = (at + 0.5 + (shift[own] ?? 0)) * step;
    crest.push([x, height * (tops[own] ?? 0.4)]);
    const next = (at + 1 + count) % count;
    const valley = Math.max(tops[own] ?? 0, tops[next] ?? 0) * 0.6 + 0.36;
    crest.push([(at + 1 + ((shift[own] ?? 0) + (shift[next] ?? 0)) / 2) * step, height * valley]);
  }
  const outline: Points = [...crest, [width * 1.2, height * 2], [-width * 0.2, height * 2]];
  const round = peaks < 0.5;
  path(pen, outline, true, round);
  const air = pen.createLinearGradient(0, 0, 0, height);
  air.addColorStop(0, body);
  air.addColorStop(1, bright);
  plate(pen, air, 0);
  for (let at = 0; at < crest.length - 1; at++) {
    const [x, y] = crest[at] ?? [0, 0];
    const [nx, ny] = crest[at + 1] ?? [0, 0];
    if (ny <= y) continue;
    // The side away from the light.
    const shade: Points = [
      [x, y],
      [nx, ny],
      [nx + 6, height],
      [x + (nx - x) * 0.12, height],
      [x - 5, y + (height - y) * 0.5],
    ];
    path(pen, shade);
    pen.globalAlpha = 0.55;
    plate(pen, deep, 0);
    pen.globalAlpha = 1;
    path(pen, shade);
    hatch(pen, [x - 10, y, nx + 10, height], {
      angle: 66,
      gap: 5,
      from: 1.9,
      to: 0.3,
      ink,
      alpha: 0.55,
      bow: 5,
      seed: seed + at,
    });
    if (capped) {
      const drop = (ny - y) * 0.5;
      path(pen, [
        [x, y - 1],
        [x + (nx - x) * 0.5, y + drop],
        [x + 5, y + drop * 0.72],
        [x - 4, y + drop * 1.15],
        [x - 13, y + drop * 0.7],
        [x - step * 0.22, y + drop * 0.95],
      ]);
      plate(pen, '#ffffff', 0);
    }
  }
  path(pen, outline, true, round);
  pen.lineWidth = 2.2;
  pen.strokeStyle = ink;
  pen.globalAlpha = 0.8;
  pen.stroke();
  pen.globalAlpha = 1;
}

/** The arch of a portal in parts of its picture: its foot, where it springs, how high it pulls. */
export const ARCH = { left: 0.13, spring: 0.56, crown: 0.1 };

/** The mouth of a tunnel in its hill: cut stone around the dark. */
export function portal(
  pen: Pen,
  width: number,
  height: number,
  hill: Stone,
  stone: Stone,
  seed: number,
): void {
  const roll = dice(seed);
  const crest: [number, number][] = [[0, height]];
  for (let at = 0; at <= 10; at++)
    crest.push([
      (width * at) / 10,
      height * (0.4 - Math.sin((at / 10) * Math.PI) * 0.36 + roll() * 0.06),
    ]);
  crest.push([width, height]);
  path(pen, crest, true, false);
  const air = pen.createLinearGradient(0, 0, 0, height);
  air.addColorStop(0, hill.bright);
  air.addColorStop(1, hill.body);
  plate(pen, air, 0);
  path(pen, crest);
  hatch(pen, [0, 0, width, height], {
    angle: 70,
    gap: 7,
    from: 2.4,
    to: 0.6,
    ink: hill.ink,
    alpha: 0.5,
    bow: 18,
    seed,
  });
  path(pen, crest);
  pen.lineWidth = 4;
  pen.strokeStyle = INK;
  pen.stroke();
  const left = width * ARCH.left;
  const right = width * (1 - ARCH.left);
  const spring = height * ARCH.spring;
  const crown = height * ARCH.crown;
  const arch = (grow: number) => {
    pen.beginPath();
    pen.moveTo(left - grow, height + 2);
    pen.lineTo(left - grow, spring);
    pen.bezierCurveTo(left - grow, crown - grow, right + grow, crown - grow, right + grow, spring);
    pen.lineTo(right + grow, height + 2);
    pen.closePath();
  };
  arch(34);
  plate(pen, stone.body, 4);
  for (let at = 0; at <= 22; at++) {
    const part = at / 22;
    const inner = bezier(part, left, right, spring, crown, 0);
    const outer = bezier(part, left, right, spring, crown, 34);
    const wedge = bezier(Math.min(1, part + 1 / 22), left, right, spring, crown, 34);
    const within = bezier(Math.min(1, part + 1 / 22), left, right, spring, crown, 0);
    path(pen, [inner, outer, wedge, within]);
    plate(pen, at % 2 ? stone.bright : stone.body, 2, stone.ink);
  }
  for (const [from, to] of [
    [left - 34, left],
    [right, right + 34],
  ] as const)
    for (let y = spring; y < height; y += 22) {
      pen.beginPath();
      pen.rect(from, y, to - from, 22);
      plate(pen, Math.round(y / 22) % 2 ? stone.bright : stone.body, 2, stone.ink);
    }
  arch(0);
  // The opening is a hole: the tunnel itself is drawn behind it.
  pen.globalCompositeOperation = 'destination-out';
  plate(pen, INK, 0);
  pen.globalCompositeOperation = 'source-over';
  pen.lineWidth = 5;
  pen.stroke();
  const key = spring * 0.25 + crown * 0.75;
  path(pen, [
    [width / 2 - 18, key - 30],
    [width / 2 + 18, key - 30],
    [width / 2 + 12, key + 12],
    [width / 2 - 12, key + 12],
  ]);
  plate(pen, stone.bright, 3);
}

function bezier(
  part: number,
  left: number,
  right: number,
  spring: number,
  crown: number,
  grow: number,
): [number, number] {
  const rest = 1 - part;
  const x0 = left - grow;
  const x1 = right + grow;
  const near = rest * rest * rest + 3 * rest * rest * part;
  const far = 3 * rest * part * part + part * part * part;
  const y = (rest ** 3 + part ** 3) * spring + 3 * rest * part * (crown - grow);
  return [near * x0 + far * x1, y];
}

/** The slope beside a portal: from its full height at the left down to the ground. */
export function slope(pen: Pen, width: number, height: number, hill: Stone, seed: number): void {
  const roll = dice(seed + 40);
  const crest: [number, number][] = [[-6, height + 6]];
  crest.push([-6, height * 0.06]);
  for (let at = 0; at <= 7; at++) {
    const part = at / 7;
    crest.push([
      part * width,
      height * (0.06 + part ** 1.3 * 0.88 + (at % 7 ? (roll() - 0.5) * 0.09 : 0)),
    ]);
  }
  crest.push([width, height + 6]);
  path(pen, crest);
  const air = pen.createLinearGradient(0, 0, 0, height);
  air.addColorStop(0, hill.bright);
  air.addColorStop(1, hill.body);
  plate(pen, air, 0);
  path(pen, crest);
  hatch(pen, [0, 0, width, height], {
    angle: 70,
    gap: 7,
    from: 2.4,
    to: 0.6,
    ink: hill.ink,
    alpha: 0.5,
    bow: 18,
    seed,
  });
  for (let at = 0; at < 5; at++) {
    const x = width * (0.1 + 0.14 * at);
    const y = height * (0.3 + 0.13 * at + roll() * 0.1);
    path(pen, [
      [x, y + 26],
      [x + 10, y],
      [x + 34, y + 4],
      [x + 44, y + 28],
    ]);
    plate(pen, hill.body, 2.4, hill.ink);
    path(pen, [
      [x + 22, y + 2],
      [x + 34, y + 4],
      [x + 44, y + 28],
      [x + 26, y + 28],
    ]);
    hatch(pen, [x, y, x + 44, y + 28], {
      angle: 66,
      gap: 4,
      from: 1.4,
      to: 1.4,
      ink: hill.ink,
      alpha: 0.7,
    });
  }
  path(pen, crest);
  pen.lineWidth = 4;
  pen.strokeStyle = INK;
  pen.stroke();
}
