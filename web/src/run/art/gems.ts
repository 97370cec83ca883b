/** Gems: told apart by shape and letter as well as by colour. */

import { INK, path, plate, type Points } from './ink';
import type { Frame, Pen, Sheet } from './sheet';

export interface Gems {
  /** Small, fine, great. */
  kinds: [Frame, Frame, Frame];
  sparkle: Frame;
}

interface Cut {
  outline: Points;
  table: Points;
  /** From bright to deep. */
  colours: [string, string, string];
}

const SIZE = 128;

/** A round brilliant, a step cut and a star: as different as three stones can be. */
const CUTS: [Cut, Cut, Cut] = [
  {
    outline: ring(8, 50, 0.3927),
    table: ring(8, 27, 0.3927),
    colours: ['#d9fbf4', '#39b3a4', '#0b5f5c'],
  },
  {
    outline: step(36, 54, 17),
    table: step(20, 35, 9),
    colours: ['#ffe1d8', '#d8402f', '#7c120f'],
  },
  {
    outline: ring(6, 59, -Math.PI / 2, 0.66),
    table: ring(6, 33, -Math.PI / 2),
    colours: ['#fff7cf', '#eab22a', '#955d05'],
  },
];

export function drawGems(sheet: Sheet, letters: readonly [string, string, string]): Gems {
  const [small, fine, great] = CUTS.map((cut, kind) =>
    sheet.add(SIZE, SIZE, (pen) => gem(pen, cut, letters[kind] ?? '')),
  ) as [Frame, Frame, Frame];
  return { kinds: [small, fine, great], sparkle: sheet.add(64, 64, sparkle) };
}

function gem(pen: Pen, { outline, table, colours: [bright, body, deep] }: Cut, letter: string) {
  pen.translate(SIZE / 2, SIZE / 2);
  // A rim of paper lifts the stone off whatever lies behind it.
  path(pen, outline);
  pen.lineJoin = 'round';
  pen.lineWidth = 9;
  pen.strokeStyle = '#fffaf0';
  pen.stroke();
  path(pen, outline);
  plate(pen, body, 0);
  const n = outline.length;
  const m = table.length;
  for (let at = 0; at < n; at++) {
    const one = outline[at] ?? [0, 0];
    const two = outline[(at + 1) % n] ?? [0, 0];
    const inner = table[Math.floor((at * m) / n)] ?? [0, 0];
    const next = table[Math.floor(((at + 1) * m) / n) % m] ?? [0, 0];
    path(pen, inner === next ? [one, two, inner] : [one, two, next, inner]);
    const turn = Math.atan2(one[1] + two[1], one[0] + two[0]);
    const shine = Math.cos(turn + 2.3);
    pen.globalAlpha = 0.2 + Math.abs(shine) * 0.7;
    plate(pen, shine > 0 ? bright : deep, 0);
    pen.globalAlpha = 1;
    pen.lineWidth = 1.6;
    pen.strokeStyle = INK;
    pen.stroke();
    if (shine < -0.1) engrave(pen, one, two, inner, next);
  }
  const sheen = pen.createLinearGradient(-24, -30, 26, 30);
  sheen.addColorStop(0, '#ffffff');
  sheen.addColorStop(0.45, bright);
  sheen.addColorStop(1, body);
  path(pen, table);
  plate(pen, sheen, 2);
  path(pen, outline);
  pen.lineWidth = 3.6;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.font = "800 36px 'Besley Variable', Clarendon, Rockwell, serif";
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = INK;
  pen.fillText(letter, 0, 2);
}

type Dot = readonly [number, number];

/** Fine lines over a facet that lies in the shade. */
function engrave(pen: Pen, one: Dot, two: Dot, inner: Dot, next: Dot): void {
  pen.lineWidth = 1;
  pen.globalAlpha = 0.55;
  for (let part = 0.2; part < 0.95; part += 0.2) {
    pen.beginPath();
    pen.moveTo(one[0] + (inner[0] - one[0]) * part, one[1] + (inner[1] - one[1]) * part);
    pen.lineTo(two[0] + (next[0] - two[0]) * part, two[1] + (next[1] - two[1]) * part);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function ring(corners: number, radius: number, from: number, waist = 1): Points {
  const all = waist < 1 ? corners * 2 : corners;
  return Array.from({ length: all }, (_, at): [number, number] => {
    const reach = waist < 1 && at % 2 ? radius * waist : radius;
    const angle = from + (at * 2 * Math.PI) / all;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}

function step(x: number, y: number, corner: number): Points {
  return [
    [-x + corner, -y],
    [x - corner, -y],
    [x, -y + corner],
    [x, y - corner],
    [x - corner, y],
    [-x + corner, y],
    [-x, y - corner],
    [-x, -y + corner],
  ];
}

function sparkle(pen: Pen): void {
  pen.translate(32, 32);
  pen.fillStyle = '#ffffff';
  for (const [long, wide] of [
    [30, 3.4],
    [14, 2.6],
  ] as const) {
    for (let arm = 0; arm < 4; arm++) {
      pen.beginPath();
      pen.moveTo(0, -long);
      pen.quadraticCurveTo(wide * 0.4, -wide, wide, 0);
      pen.lineTo(-wide, 0);
      pen.quadraticCurveTo(-wide * 0.4, -wide, 0, -long);
      pen.fill();
      pen.rotate(Math.PI / 2);
    }
    pen.rotate(Math.PI / 4);
  }
}
