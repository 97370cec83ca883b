/** The forest: conifers and oaks, a meadow of short strokes, rounded hills. */

import { BED, portal, range, slope, trackBed, type Stone } from './earth';
import { dice, hatch, INK, path, plate, type Points } from './ink';
import type { Landscape } from './landscape';
import type { Pen, Sheet } from './sheet';

type Drawn = Pick<Landscape, 'ground' | 'bed' | 'hills' | 'props' | 'portal' | 'slope'>;

const FAR: Stone = { bright: '#dfe3c6', body: '#b3c3b0', deep: '#7f9a8d', ink: '#4f6a60' };
const NEAR: Stone = { bright: '#bcc78f', body: '#869c66', deep: '#4f6c45', ink: '#2c4028' };
const STONE: Stone = { bright: '#d8ccb2', body: '#b7a888', deep: '#7d6f57', ink: '#3a2f22' };

export function drawForest(sheet: Sheet): Drawn {
  const ground = sheet.add(224, 224, meadow, 'both');
  const bed = sheet.add(
    BED.width,
    BED.height,
    (pen) =>
      trackBed(
        pen,
        { bright: '#d9ccae', body: '#b8a886', deep: '#857556', ink: '#3d3020' },
        '#7d5f40',
      ),
    'both',
  );
  const spruce = sheet.add(152, 264, (pen) => conifer(pen, 152, 264, 3));
  const fir = sheet.add(120, 208, (pen) => conifer(pen, 120, 208, 7));
  const oak = sheet.add(216, 232, (pen) => broadleaf(pen, 216, 232, 5));
  const hills = [
    sheet.add(976, 112, (pen) => range(pen, 976, 112, 4, 0.3, FAR), 'across'),
    sheet.add(976, 112, (pen) => woods(pen, 976, 112), 'across'),
  ] as Landscape['hills'];
  const mouth = sheet.add(400, 400, (pen) => portal(pen, 400, 400, NEAR, STONE, 5));
  const bank = sheet.add(320, 176, (pen) => slope(pen, 320, 176, NEAR, 5));
  const fern = sheet.add(112, 72, bush);
  const mill = sheet.add(136, 152, cabin);
  const sign = sheet.add(64, 120, post);
  return {
    ground,
    bed,
    hills,
    portal: mouth,
    slope: bank,
    props: [
      { frame: spruce, tall: 4.6, often: 9, from: 1.6 },
      { frame: fir, tall: 3.2, often: 7, from: 1.3 },
      { frame: oak, tall: 3.6, often: 5, from: 1.9 },
      { frame: fern, tall: 0.7, often: 6, from: 0.9 },
      { frame: mill, tall: 2.1, often: 0.5, from: 3 },
      { frame: sign, tall: 1.5, often: 1.2, from: 0.95 },
    ],
  };
}

function meadow(pen: Pen): void {
  pen.fillStyle = '#c6ca98';
  pen.fillRect(0, 0, 224, 224);
  const roll = dice(31);
  for (let at = 0; at < 15; at++) {
    pen.globalAlpha = 0.28;
    pen.beginPath();
    pen.ellipse(30 + roll() * 164, 24 + roll() * 176, 14 + roll() * 26, 8 + roll() * 14, 0, 0, 7);
    pen.fillStyle = at % 2 ? '#a9b474' : '#dcdcae';
    pen.fill();
  }
  pen.lineCap = 'round';
  for (let at = 0; at < 190; at++) {
    const x = 4 + roll() * 216;
    const y = 12 + roll() * 208;
    pen.globalAlpha = 0.65;
    pen.strokeStyle = at % 4 ? '#64703c' : '#39421f';
    pen.lineWidth = 1.4;
    pen.beginPath();
    for (const lean of [-4, 0, 4]) {
      pen.moveTo(x, y);
      pen.lineTo(x + lean, y - 7 - roll() * 4);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** A spruce: tier under tier, hatched on the side away from the light. */
function conifer(pen: Pen, width: number, height: number, seed: number): void {
  const roll = dice(seed);
  const middle = width / 2;
  path(pen, [
    [middle - 7, height - 34],
    [middle + 7, height - 34],
    [middle + 9, height - 2],
    [middle - 9, height - 2],
  ]);
  plate(pen, '#6a4728', 3);
  const tiers = 6;
  for (let tier = tiers - 1; tier >= 0; tier--) {
    const top = 6 + (height - 60) * ((tier / tiers) * 0.86);
    const foot = 6 + (height - 40) * ((tier + 1.7) / (tiers + 0.7));
    const half = ((tier + 1.2) / (tiers + 0.2)) * (middle - 6);
    const edge: [number, number][] = [[middle, top]];
    for (let at = 1; at <= 4; at++) {
      const part = at / 4;
      edge.push([middle + half * part * 0.82, top + (foot - top) * part * 0.86]);
      edge.push([middle + half * part + roll() * 3, top + (foot - top) * part]);
    }
    for (let at = 0; at < 5; at++)
      edge.push([middle + half * (0.75 - at * 0.38), foot - (at % 2 ? 0 : 9) + roll() * 4]);
    for (let at = 4; at >= 1; at--) {
      const part = at / 4;
      edge.push([middle - half * part - roll() * 3, top + (foot - top) * part]);
      edge.push([middle - half * part * 0.82, top + (foot - top) * part * 0.86]);
    }
    path(pen, edge);
    const shade = pen.createLinearGradient(middle - half, 0, middle + half, 0);
    shade.addColorStop(0, '#8fae73');
    shade.addColorStop(0.45, '#557d50');
    shade.addColorStop(1, '#264a36');
    plate(pen, shade, 0);
    path(pen, edge);
    hatch(pen, [middle - half * 0.3, top, middle + half, foot], {
      angle: 64,
      gap: 4.6,
      from: 2.2,
      to: 0.7,
      ink: '#152a1e',
      alpha: 0.8,
      bow: 5,
      seed: seed + tier,
    });
    path(pen, edge);
    pen.lineWidth = 2.4;
    pen.lineJoin = 'round';
    pen.strokeStyle = '#18281c';
    pen.stroke();
  }
}

/** A crown of round bunches of leaves. */
function broadleaf(pen: Pen, width: number, height: number, seed: number): void {
  const roll = dice(seed);
  path(pen, [
    [width / 2 - 12, height * 0.6],
    [width / 2 + 12, height * 0.6],
    [width / 2 + 16, height - 2],
    [width / 2 - 16, height - 2],
  ]);
  plate(pen, '#6a4728', 3);
  const bunch = (x: number, y: number, reach: number, lit: number) => {
    const edge: [number, number][] = [];
    for (let at = 0; at < 16; at++) {
      const angle = (at / 16) * Math.PI * 2;
      const out = reach * (at % 2 ? 1 : 0.86) * (0.95 + roll() * 0.1);
      edge.push([x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.86]);
    }
    path(pen, edge, true, true);
    plate(pen, lit > 0.6 ? '#a8b96a' : lit > 0.3 ? '#7d9a52' : '#56773f', 0);
    path(pen, edge, true, true);
    hatch(pen, [x - reach, y - reach, x + reach, y + reach], {
      angle: 42,
      gap: 5,
      from: 0,
      to: 2.4,
      ink: '#1e2f16',
      alpha: 0.75,
      bow: 8,
      seed: Math.round(x + y),
    });
    path(pen, edge, true, true);
    pen.lineWidth = 2.2;
    pen.strokeStyle = '#1e2f16';
    pen.stroke();
  };
  for (const [x, y, reach, lit] of [
    [0.72, 0.5, 0.22, 0.1],
    [0.28, 0.52, 0.2, 0.4],
    [0.5, 0.56, 0.22, 0.2],
    [0.66, 0.3, 0.22, 0.35],
    [0.34, 0.34, 0.24, 0.7],
    [0.5, 0.22, 0.2, 0.8],
    [0.5, 0.42, 0.2, 0.6],
  ] as const)
    bunch(x * width, y * height, reach * width, lit);
}

function bush(pen: Pen): void {
  const outline: Points = [
    [4, 70],
    [10, 40],
    [28, 30],
    [40, 10],
    [62, 16],
    [82, 8],
    [92, 32],
    [106, 44],
    [108, 70],
  ];
  path(pen, outline, true, true);
  plate(pen, '#8ba35c', 0);
  path(pen, outline, true, true);
  hatch(pen, [0, 0, 112, 72], {
    angle: 50,
    gap: 5,
    from: 0.3,
    to: 2.6,
    ink: '#1e2f16',
    alpha: 0.75,
  });
  path(pen, outline, true, true);
  pen.lineWidth = 2.4;
  pen.strokeStyle = '#1e2f16';
  pen.stroke();
}

function cabin(pen: Pen): void {
  pen.beginPath();
  pen.rect(18, 70, 100, 80);
  plate(pen, '#c79c66', 3);
  for (let y = 78; y < 150; y += 9) {
    pen.beginPath();
    pen.moveTo(18, y);
    pen.lineTo(118, y);
    pen.lineWidth = 1.6;
    pen.stroke();
  }
  path(pen, [
    [4, 74],
    [34, 22],
    [104, 22],
    [132, 74],
  ]);
  plate(pen, '#8d4c33', 0);
  path(pen, [
    [4, 74],
    [34, 22],
    [104, 22],
    [132, 74],
  ]);
  hatch(pen, [0, 20, 136, 76], { angle: 0, gap: 6, from: 1, to: 2.4, alpha: 0.7 });
  pen.lineWidth = 3;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.beginPath();
  pen.rect(54, 100, 28, 50);
  plate(pen, '#3d2a1b', 2.5);
  pen.beginPath();
  pen.rect(90, 92, 18, 20);
  plate(pen, '#ffe39a', 2.5);
  pen.beginPath();
  pen.rect(86, 4, 14, 26);
  plate(pen, '#9c8f7d', 2.5);
}

/** A telegraph post. */
function post(pen: Pen): void {
  pen.beginPath();
  pen.rect(28, 8, 8, 112);
  plate(pen, '#7c5a38', 2.4);
  for (const y of [16, 34]) {
    pen.beginPath();
    pen.rect(6, y, 52, 6);
    plate(pen, '#7c5a38', 2);
    for (const x of [10, 22, 42, 54]) {
      pen.beginPath();
      pen.rect(x - 2, y - 6, 4, 6);
      plate(pen, '#e8f0ec', 1.4);
    }
  }
}

/** Wooded hills: a crest of small trees over hatched slopes. */
function woods(pen: Pen, width: number, height: number): void {
  pen.save();
  pen.translate(0, 20);
  range(pen, width, height - 20, 9, 0.3, NEAR);
  pen.restore();
  const roll = dice(17);
  for (let at = 0; at < 240; at++) {
    const x = (at / 240) * width;
    const crest = height * (0.55 + Math.sin((at / 240) * Math.PI * 8) * 0.12);
    const y = crest + roll() * (height - crest) * 0.9;
    const tall = 13 + roll() * 12;
    path(pen, [
      [x, y - tall],
      [x + tall * 0.3, y],
      [x - tall * 0.3, y],
    ]);
    plate(pen, roll() > 0.5 ? '#6d8a57' : '#4a6a45', 1.3, '#24371f');
  }
}
