/** The desert: mesas in layers, sand in long lines, cactus and bones. */

import { BED, portal, slope, trackBed, type Stone } from './earth';
import { dice, hatch, INK, path, plate, type Points } from './ink';
import type { Landscape } from './landscape';
import type { Pen, Sheet } from './sheet';

type Drawn = Pick<Landscape, 'ground' | 'bed' | 'hills' | 'props' | 'portal' | 'slope'>;

const EARTH = '#5b2f17';
const NEAR: Stone = { bright: '#e9b271', body: '#c8804a', deep: '#8b4a26', ink: EARTH };
const STONE: Stone = { bright: '#ecd2a2', body: '#cfa56c', deep: '#8f6234', ink: '#4a2c14' };

export function drawDesert(sheet: Sheet): Drawn {
  const ground = sheet.add(224, 224, sand, 'both');
  const bed = sheet.add(
    BED.width,
    BED.height,
    (pen) =>
      trackBed(
        pen,
        { bright: '#f0d6a3', body: '#d3ac72', deep: '#a67a48', ink: '#5b3a1c' },
        '#8a5d36',
      ),
    'both',
  );
  const saguaro = sheet.add(136, 216, cactus);
  const pillar = sheet.add(168, 256, hoodoo);
  const pear = sheet.add(112, 88, prickly);
  const hills = [
    sheet.add(
      976,
      120,
      (pen) => mesas(pen, 976, 120, 3, ['#f3cf97', '#dba878', '#b98462']),
      'across',
    ),
    sheet.add(
      976,
      112,
      (pen) => mesas(pen, 976, 112, 11, ['#e6ab69', '#c67a47', '#8f4c2a']),
      'across',
    ),
  ] as Landscape['hills'];
  const mouth = sheet.add(400, 400, (pen) => portal(pen, 400, 400, NEAR, STONE, 3));
  const bank = sheet.add(320, 176, (pen) => slope(pen, 320, 176, NEAR, 3));
  const slab = sheet.add(184, 96, rocks);
  const skull = sheet.add(72, 56, bones);
  const tower = sheet.add(112, 176, water);
  return {
    ground,
    bed,
    hills,
    portal: mouth,
    slope: bank,
    props: [
      { frame: saguaro, tall: 2.7, often: 6, from: 1.2 },
      { frame: pillar, tall: 5, often: 2.4, from: 3 },
      { frame: pear, tall: 0.9, often: 5, from: 1 },
      { frame: slab, tall: 1.1, often: 4, from: 1.4 },
      { frame: skull, tall: 0.4, often: 0.8, from: 0.9 },
      { frame: tower, tall: 3, often: 0.5, from: 1.6 },
    ],
  };
}

function sand(pen: Pen): void {
  pen.fillStyle = '#e8c283';
  pen.fillRect(0, 0, 224, 224);
  const roll = dice(51);
  for (let at = 0; at < 20; at++) {
    const x = 40 + roll() * 144;
    const y = 12 + roll() * 200;
    const reach = 24 + roll() * 30;
    for (let line = 0; line < 3; line++) {
      pen.globalAlpha = 0.5 - line * 0.1;
      pen.strokeStyle = line ? '#b27f42' : '#8f5d2c';
      pen.lineWidth = 1.7 - line * 0.35;
      pen.beginPath();
      pen.moveTo(x - reach + line * 6, y + line * 5);
      pen.bezierCurveTo(
        x - reach / 3,
        y - 6 + line * 5,
        x + reach / 3,
        y + 7 + line * 5,
        x + reach - line * 8,
        y + line * 5,
      );
      pen.stroke();
    }
  }
  pen.globalAlpha = 0.6;
  for (let at = 0; at < 46; at++) {
    pen.fillStyle = at % 2 ? '#8f5d2c' : '#fbe3b4';
    pen.beginPath();
    pen.ellipse(roll() * 224, roll() * 224, 2.2, 1.4, 0, 0, 7);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function mesas(
  pen: Pen,
  width: number,
  height: number,
  seed: number,
  [bright, body, deep]: readonly [string, string, string],
): void {
  const roll = dice(seed);
  pen.beginPath();
  pen.rect(-4, height - 20, width + 8, 30);
  plate(pen, bright, 0);
  let x = 14;
  while (x < width - 90) {
    const wide = 50 + roll() * 110;
    if (x + wide > width - 12) break;
    const top = height * (0.08 + roll() * 0.5);
    const steps: [number, number][] = [[x, height]];
    steps.push([x + wide * 0.12, height * 0.72 + top * 0.2], [x + wide * 0.16, top + 10]);
    steps.push([x + wide * 0.22, top + 2], [x + wide * 0.5, top], [x + wide * 0.8, top + 3]);
    steps.push([x + wide * 0.84, top + 14], [x + wide * 0.88, height * 0.72 + top * 0.2]);
    steps.push([x + wide, height]);
    path(pen, steps);
    const side = pen.createLinearGradient(x, 0, x + wide, 0);
    side.addColorStop(0, bright);
    side.addColorStop(0.4, body);
    side.addColorStop(1, deep);
    plate(pen, side, 0);
    path(pen, steps);
    hatch(pen, [x, top, x + wide, height], {
      angle: 2,
      gap: 7,
      from: 1.9,
      to: 0.5,
      ink: EARTH,
      alpha: 0.5,
      seed: seed + Math.round(x),
    });
    path(pen, [
      [x + wide * 0.55, top],
      [x + wide * 0.84, top + 8],
      [x + wide, height],
      [x + wide * 0.6, height],
    ]);
    hatch(pen, [x + wide * 0.5, top, x + wide, height], {
      angle: 86,
      gap: 5,
      from: 1.7,
      to: 0.7,
      ink: EARTH,
      alpha: 0.6,
    });
    path(pen, steps, false);
    pen.lineWidth = 2.2;
    pen.strokeStyle = EARTH;
    pen.globalAlpha = 0.85;
    pen.stroke();
    pen.globalAlpha = 1;
    x += wide + 10 + roll() * 60;
  }
}

function cactus(pen: Pen): void {
  const limb = (points: Points, wide: number) => {
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    for (const [colour, width] of [
      ['#1d2c14', wide + 5],
      ['#5f8a45', wide],
    ] as const) {
      path(pen, points, false, true);
      pen.lineWidth = width;
      pen.strokeStyle = colour;
      pen.stroke();
    }
    for (const shift of [-0.3, 0, 0.3]) {
      pen.save();
      pen.translate(shift * wide, 0);
      path(pen, points, false, true);
      pen.lineWidth = shift > 0 ? 2.6 : 1.4;
      pen.strokeStyle = shift < 0 ? '#a9c884' : '#26401b';
      pen.stroke();
      pen.restore();
    }
  };
  limb(
    [
      [66, 120],
      [22, 120],
      [24, 66],
      [24, 56],
    ],
    20,
  );
  limb(
    [
      [66, 98],
      [112, 100],
      [110, 50],
      [110, 38],
    ],
    20,
  );
  limb(
    [
      [66, 212],
      [67, 120],
      [66, 22],
    ],
    32,
  );
}

function hoodoo(pen: Pen): void {
  const outline: Points = [
    [20, 254],
    [44, 190],
    [54, 120],
    [36, 84],
    [40, 50],
    [30, 30],
    [60, 8],
    [110, 6],
    [138, 28],
    [126, 52],
    [132, 84],
    [112, 118],
    [124, 190],
    [150, 254],
  ];
  path(pen, outline);
  const side = pen.createLinearGradient(20, 0, 150, 0);
  side.addColorStop(0, '#f3c58a');
  side.addColorStop(0.5, '#cc8049');
  side.addColorStop(1, '#864523');
  plate(pen, side, 0);
  path(pen, outline);
  hatch(pen, [20, 0, 150, 256], {
    angle: 3,
    gap: 8,
    from: 2.4,
    to: 1,
    ink: EARTH,
    alpha: 0.6,
    bow: 7,
  });
  path(pen, outline);
  pen.save();
  pen.clip();
  pen.translate(46, 0);
  path(pen, outline);
  hatch(pen, [60, 0, 170, 256], { angle: 78, gap: 5.5, from: 2, to: 1.4, ink: EARTH, alpha: 0.65 });
  pen.restore();
  path(pen, outline);
  pen.lineWidth = 3.2;
  pen.strokeStyle = '#3d1f0e';
  pen.stroke();
}

function prickly(pen: Pen): void {
  for (const [x, y, wide, high, turn] of [
    [34, 62, 20, 24, -0.4],
    [76, 62, 20, 24, 0.4],
    [56, 52, 22, 30, 0],
    [34, 28, 14, 18, -0.5],
    [78, 26, 15, 19, 0.5],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x, y, wide, high, turn, 0, 7);
    plate(pen, '#6d9450', 0);
    pen.beginPath();
    pen.ellipse(x, y, wide, high, turn, 0, 7);
    hatch(pen, [x - wide, y - high, x + wide, y + high], {
      angle: 50,
      gap: 5,
      from: 0,
      to: 2,
      ink: '#1d2c14',
      alpha: 0.8,
    });
    pen.beginPath();
    pen.ellipse(x, y, wide, high, turn, 0, 7);
    pen.lineWidth = 2.6;
    pen.strokeStyle = '#1d2c14';
    pen.stroke();
  }
  for (const [x, y] of [
    [30, 10],
    [84, 8],
    [56, 22],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, 5, 0, 7);
    plate(pen, '#c3356b', 2);
  }
}

function rocks(pen: Pen): void {
  for (const [x, y, wide, high] of [
    [16, 40, 90, 54],
    [84, 18, 88, 76],
  ] as const) {
    const outline: Points = [
      [x, y + high],
      [x + wide * 0.12, y + high * 0.3],
      [x + wide * 0.4, y],
      [x + wide * 0.8, y + high * 0.16],
      [x + wide, y + high],
    ];
    path(pen, outline);
    plate(pen, '#d69a5f', 0);
    path(pen, outline);
    hatch(pen, [x, y, x + wide, y + high], {
      angle: 70,
      gap: 6,
      from: 2.6,
      to: 0.2,
      ink: EARTH,
      alpha: 0.7,
    });
    path(pen, outline);
    pen.lineWidth = 3;
    pen.strokeStyle = '#3d1f0e';
    pen.stroke();
  }
}

function bones(pen: Pen): void {
  path(pen, [
    [20, 18],
    [52, 18],
    [48, 38],
    [42, 52],
    [30, 52],
    [24, 38],
  ]);
  plate(pen, '#fdf6e3', 2.4);
  pen.lineWidth = 5;
  pen.strokeStyle = INK;
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(36 + side * 16, 20);
    pen.quadraticCurveTo(36 + side * 34, 18, 36 + side * 31, 4);
    pen.stroke();
    pen.beginPath();
    pen.arc(36 + side * 8, 28, 4, 0, 7);
    plate(pen, INK, 0);
  }
}

/** A water tower. */
function water(pen: Pen): void {
  pen.lineWidth = 6;
  pen.strokeStyle = '#4a2c14';
  for (const [from, to] of [
    [30, 18],
    [82, 94],
    [30, 94],
    [82, 18],
  ] as const) {
    pen.beginPath();
    pen.moveTo(from, 92);
    pen.lineTo(to, 174);
    pen.stroke();
  }
  pen.beginPath();
  pen.rect(16, 32, 80, 64);
  plate(pen, '#a8703d', 3);
  pen.beginPath();
  pen.rect(16, 32, 80, 64);
  hatch(pen, [16, 32, 96, 96], { angle: 90, gap: 7, from: 2.8, to: 0.6, alpha: 0.7 });
  path(pen, [
    [8, 34],
    [56, 6],
    [104, 34],
  ]);
  plate(pen, '#7b3d22', 3);
}
