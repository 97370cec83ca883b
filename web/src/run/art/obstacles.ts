/** What lies in the way: rocks, a trunk, drifts, an avalanche. */

import { dice, hatch, INK, path, plate, type Points } from './ink';
import type { Frame, Pen, Sheet } from './sheet';

export interface Obstacles {
  rocks: [Frame, Frame, Frame];
  trunk: Frame;
  stump: Frame;
  drift: Frame;
  snow: Frame;
  chunk: Frame;
}

const WIDE = 176;
const HIGH = 144;

export function drawObstacles(sheet: Sheet): Obstacles {
  const rock = (seed: number, colours: readonly [string, string, string]) =>
    sheet.add(WIDE, HIGH, (pen) => boulder(pen, seed, colours));
  return {
    rocks: [
      rock(3, ['#e9e0cb', '#a99b82', '#4d4336']),
      rock(8, ['#eef3f5', '#9aa9b3', '#3a4752']),
      rock(5, ['#f6d5a4', '#c48a52', '#66391c']),
    ],
    trunk: sheet.add(288, 88, trunk),
    stump: sheet.add(72, 72, stump),
    drift: sheet.add(208, 104, (pen) => mound(pen, 208, 104, 4)),
    snow: sheet.add(256, 168, (pen) => avalanche(pen)),
    chunk: sheet.add(32, 32, chunk),
  };
}

/** A boulder of facets, hatched darker away from the light at the upper left. */
function boulder(pen: Pen, seed: number, [bright, body, deep]: readonly [string, string, string]) {
  const roll = dice(seed);
  const foot = HIGH - 10;
  const crown: [number, number][] = [];
  for (let at = 0; at <= 9; at++) {
    const angle = Math.PI * (1 + at / 9);
    const reach = 0.86 + roll() * 0.16;
    crown.push([
      WIDE / 2 + Math.cos(angle) * (WIDE / 2 - 10) * reach,
      foot + Math.sin(angle) * (HIGH - 22) * reach,
    ]);
  }
  const outline: Points = [...crown, [WIDE - 26, foot + 4], [WIDE / 2, foot + 7], [28, foot + 5]];
  path(pen, outline);
  pen.lineWidth = 8;
  pen.lineJoin = 'round';
  pen.strokeStyle = 'rgba(255,250,240,0.9)';
  pen.stroke();
  path(pen, outline);
  plate(pen, body, 0);
  const peak: [number, number] = [WIDE * (0.4 + roll() * 0.1), HIGH * 0.42];
  const ledge: [number, number] = [WIDE * 0.62, HIGH * 0.62];
  for (let at = 0; at < 9; at++) {
    const one = crown[at] ?? peak;
    const two = crown[at + 1] ?? peak;
    const face: Points = at < 5 ? [one, two, peak] : [one, two, ledge, peak];
    path(pen, face);
    const lit = 1 - at / 8;
    plate(pen, lit > 0.55 ? bright : lit > 0.3 ? body : deep, 0);
    path(pen, face);
    if (lit < 0.75)
      hatch(pen, [0, 0, WIDE, HIGH], {
        angle: 62 - at * 9,
        gap: 5.5,
        from: 1 + (1 - lit),
        to: 1.4 + (1 - lit) * 2.2,
        alpha: 0.7,
        seed: seed + at,
      });
    path(pen, face);
    pen.lineWidth = 1.8;
    pen.strokeStyle = INK;
    pen.stroke();
  }
  const front: Points = [crown[0] ?? peak, peak, ledge, crown[9] ?? ledge, [WIDE / 2, foot + 7]];
  path(pen, front);
  plate(pen, body, 0);
  path(pen, front);
  hatch(pen, [0, 0, WIDE, HIGH], {
    angle: -14,
    gap: 6,
    from: 0.6,
    to: 3,
    alpha: 0.75,
    bow: 6,
    seed,
  });
  path(pen, front);
  pen.lineWidth = 2;
  pen.strokeStyle = INK;
  pen.stroke();
  path(pen, outline);
  pen.lineWidth = 4;
  pen.stroke();
}

function trunk(pen: Pen): void {
  const body: Points = [
    [16, 22],
    [262, 14],
    [274, 44],
    [262, 74],
    [16, 70],
  ];
  path(pen, body);
  pen.lineWidth = 8;
  pen.lineJoin = 'round';
  pen.strokeStyle = 'rgba(255,250,240,0.9)';
  pen.stroke();
  path(pen, body);
  const round = pen.createLinearGradient(0, 14, 0, 76);
  round.addColorStop(0, '#e0bb86');
  round.addColorStop(0.35, '#b1793f');
  round.addColorStop(1, '#5c3417');
  plate(pen, round, 0);
  path(pen, body);
  hatch(pen, [0, 14, 288, 76], {
    angle: -1,
    gap: 5,
    from: 0.4,
    to: 2.6,
    alpha: 0.8,
    bow: 3,
    seed: 4,
  });
  path(pen, body);
  pen.lineWidth = 4;
  pen.strokeStyle = INK;
  pen.stroke();
  for (const [x, y, up] of [
    [96, 20, -16],
    [176, 18, -13],
    [216, 70, 14],
  ] as const) {
    path(pen, [
      [x - 8, y],
      [x + 4, y + up],
      [x + 12, y + up + 2],
      [x + 10, y],
    ]);
    plate(pen, '#8d5a2c', 2.5);
  }
  pen.beginPath();
  pen.ellipse(20, 46, 13, 25, 0, 0, 7);
  plate(pen, '#f2d9a6', 3.5);
  for (const size of [0.72, 0.46, 0.2]) {
    pen.beginPath();
    pen.ellipse(20, 46, 13 * size, 25 * size, 0, 0, 7);
    pen.lineWidth = 1.4;
    pen.stroke();
  }
}

function stump(pen: Pen): void {
  path(pen, [
    [14, 66],
    [20, 24],
    [54, 24],
    [60, 66],
  ]);
  plate(pen, '#8d5a2c', 3);
  pen.beginPath();
  pen.ellipse(37, 24, 18, 9, 0, 0, 7);
  plate(pen, '#f2d9a6', 3);
}

/** A heap of snow: bright, its shade in blue lines that follow the form. */
function mound(pen: Pen, width: number, height: number, seed: number): void {
  const foot = height - 6;
  const outline: Points = [
    [4, foot],
    [width * 0.1, height * 0.62],
    [width * 0.3, height * 0.2],
    [width * 0.5, height * 0.07],
    [width * 0.72, height * 0.26],
    [width * 0.9, height * 0.66],
    [width - 4, foot],
    [width * 0.5, foot + 4],
  ];
  path(pen, outline, true, true);
  const snow = pen.createLinearGradient(0, 0, width * 0.4, height);
  snow.addColorStop(0, '#ffffff');
  snow.addColorStop(0.6, '#eaf1f6');
  snow.addColorStop(1, '#a9c0d2');
  plate(pen, snow, 0);
  path(pen, outline, true, true);
  hatch(pen, [width * 0.3, 0, width, height], {
    angle: 28,
    gap: 6,
    from: 0,
    to: 2.6,
    ink: '#3e6384',
    alpha: 0.75,
    bow: 14,
    seed,
  });
  path(pen, outline, true, true);
  pen.lineWidth = 3.4;
  pen.strokeStyle = '#2b4760';
  pen.stroke();
}

function avalanche(pen: Pen): void {
  pen.save();
  pen.translate(0, 44);
  mound(pen, 256, 120, 6);
  pen.restore();
  const roll = dice(12);
  for (let at = 0; at < 12; at++) {
    const size = 15 + roll() * 20;
    const x = 24 + roll() * 208;
    const y = 148 - Math.sin((x / 256) * Math.PI) * 100 * (0.3 + roll() * 0.7) - size * 0.2;
    pen.save();
    pen.translate(x, y);
    pen.rotate(roll() * 6);
    path(pen, [
      [-size, -size * 0.3],
      [-size * 0.2, -size * 0.8],
      [size * 0.8, -size * 0.4],
      [size, size * 0.4],
      [0, size * 0.7],
      [-size * 0.8, size * 0.5],
    ]);
    plate(pen, at % 3 ? '#ffffff' : '#d3e0ea', 2.6, '#2b4760');
    hatch(pen, [-size, -size, size, size], {
      angle: 40,
      gap: 5,
      from: 0,
      to: 2,
      ink: '#3e6384',
      alpha: 0.7,
    });
    pen.restore();
  }
}

function chunk(pen: Pen): void {
  path(pen, [
    [4, 12],
    [14, 3],
    [27, 9],
    [29, 21],
    [16, 29],
    [6, 23],
  ]);
  plate(pen, '#ffffff', 2.4);
}
