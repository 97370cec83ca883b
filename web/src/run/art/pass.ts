/** The snowy pass: peaks, snow with blue shade, trees under white. */

import { BED, portal, range, slope, trackBed, type Stone } from './earth';
import { dice, hatch, INK, path, plate, type Points } from './ink';
import type { Landscape } from './landscape';
import type { Pen, Sheet } from './sheet';

type Drawn = Pick<Landscape, 'ground' | 'bed' | 'hills' | 'props' | 'portal' | 'slope'>;

const BLUE = '#2b4760';
const FAR: Stone = { bright: '#eaf1f4', body: '#b9cbda', deep: '#8ba6bd', ink: '#4a6781' };
const NEAR: Stone = { bright: '#f4f8fa', body: '#a9bccb', deep: '#5f7c95', ink: '#2b4760' };
const STONE: Stone = { bright: '#d5d9dc', body: '#a9b2ba', deep: '#6a7680', ink: '#2d3942' };

export function drawPass(sheet: Sheet): Drawn {
  const ground = sheet.add(224, 224, snow, 'both');
  const bed = sheet.add(
    BED.width,
    BED.height,
    (pen) => {
      trackBed(
        pen,
        { bright: '#f4f7f8', body: '#c3ccd1', deep: '#8897a2', ink: '#3b4c5a' },
        '#66564a',
      );
      const roll = dice(5);
      for (let at = 0; at < 22; at++) {
        pen.globalAlpha = 0.8;
        pen.fillStyle = '#f7fafb';
        pen.beginPath();
        pen.ellipse(16 + roll() * 96, 14 + roll() * 196, 7 + roll() * 12, 4 + roll() * 7, 0, 0, 7);
        pen.fill();
      }
      pen.globalAlpha = 1;
    },
    'both',
  );
  const spruce = sheet.add(152, 256, (pen) => laden(pen, 152, 256, 3));
  const fir = sheet.add(112, 184, (pen) => laden(pen, 112, 184, 8));
  const crag = sheet.add(232, 216, cliff);
  const hills = [
    sheet.add(976, 136, (pen) => range(pen, 976, 136, 6, 0.9, FAR, true), 'across'),
    sheet.add(976, 120, (pen) => range(pen, 976, 120, 13, 0.8, NEAR, true), 'across'),
  ] as Landscape['hills'];
  const mouth = sheet.add(400, 400, (pen) => portal(pen, 400, 400, NEAR, STONE, 9));
  const side = sheet.add(320, 176, (pen) => slope(pen, 320, 176, NEAR, 9));
  const bank = sheet.add(160, 72, heap);
  const hut = sheet.add(136, 136, refuge);
  const stake = sheet.add(40, 112, pole);
  return {
    ground,
    bed,
    hills,
    portal: mouth,
    slope: side,
    props: [
      { frame: spruce, tall: 4.2, often: 6, from: 1.7 },
      { frame: fir, tall: 2.8, often: 7, from: 1.4 },
      { frame: crag, tall: 3.6, often: 3.5, from: 2.4 },
      { frame: bank, tall: 0.8, often: 6, from: 1.1 },
      { frame: hut, tall: 1.9, often: 0.4, from: 3 },
      { frame: stake, tall: 1.3, often: 2, from: 0.95 },
    ],
  };
}

function snow(pen: Pen): void {
  pen.fillStyle = '#e9f0f3';
  pen.fillRect(0, 0, 224, 224);
  const roll = dice(41);
  for (let at = 0; at < 16; at++) {
    const x = 34 + roll() * 156;
    const y = 20 + roll() * 190;
    const reach = 18 + roll() * 24;
    pen.globalAlpha = 0.8;
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.ellipse(x, y - 3, reach, 6, 0, 0, 7);
    pen.fill();
    pen.globalAlpha = 0.5;
    pen.strokeStyle = '#7f9bb3';
    for (let line = 0; line < 4; line++) {
      pen.lineWidth = 1.7 - line * 0.3;
      pen.beginPath();
      pen.moveTo(x - reach + line * 5, y + line * 4);
      pen.quadraticCurveTo(x, y + 6 + line * 4, x + reach - line * 7, y + line * 4);
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
}

/** A spruce under snow. */
function laden(pen: Pen, width: number, height: number, seed: number): void {
  const roll = dice(seed);
  const middle = width / 2;
  pen.beginPath();
  pen.rect(middle - 6, height - 30, 12, 28);
  plate(pen, '#4e3b2c', 3);
  for (let tier = 4; tier >= 0; tier--) {
    const top = 4 + (height - 60) * (tier / 5) * 0.88;
    const foot = 8 + (height - 34) * ((tier + 1.6) / 5.6);
    const half = ((tier + 1.2) / 5.2) * (middle - 6);
    const fall = foot - top;
    const edge: Points = [
      [middle, top],
      [middle + half * 0.5, top + fall * 0.55],
      [middle + half, foot],
      [middle + half * 0.4, foot - 7],
      [middle, foot + 2],
      [middle - half * 0.5, foot - 7],
      [middle - half, foot],
      [middle - half * 0.5, top + fall * 0.55],
    ];
    path(pen, edge);
    const shade = pen.createLinearGradient(middle - half, 0, middle + half, 0);
    shade.addColorStop(0, '#6f8f86');
    shade.addColorStop(1, '#274a4c');
    plate(pen, shade, 0);
    path(pen, edge);
    hatch(pen, [middle - half, top, middle + half, foot], {
      angle: 66,
      gap: 5,
      from: 2,
      to: 0.9,
      ink: '#12292c',
      alpha: 0.7,
      seed: seed + tier,
    });
    const white: Points = [
      [middle, top],
      [middle + half * 0.42, top + fall * 0.5],
      [middle + half * 0.72, top + fall * 0.72],
      [middle + half * 0.3, top + fall * 0.62],
      [middle + half * 0.1, top + fall * (0.8 + roll() * 0.1)],
      [middle - half * 0.25, top + fall * 0.66],
      [middle - half * 0.9, foot - 3],
      [middle - half * 0.5, top + fall * 0.5],
    ];
    path(pen, white);
    plate(pen, '#fbfdfe', 1.6, BLUE);
    path(pen, edge);
    pen.lineWidth = 2.4;
    pen.strokeStyle = '#172c33';
    pen.stroke();
  }
}

function cliff(pen: Pen): void {
  const rock: Points = [
    [6, 214],
    [26, 120],
    [58, 92],
    [78, 34],
    [118, 8],
    [150, 40],
    [164, 96],
    [204, 128],
    [226, 214],
  ];
  path(pen, rock);
  const stone = pen.createLinearGradient(0, 0, 232, 60);
  stone.addColorStop(0, '#c3cdd5');
  stone.addColorStop(1, '#5e7181');
  plate(pen, stone, 0);
  path(pen, rock);
  hatch(pen, [0, 0, 232, 216], {
    angle: 74,
    gap: 6,
    from: 2.8,
    to: 0.5,
    ink: BLUE,
    alpha: 0.7,
    bow: 12,
  });
  for (const cap of [
    [
      [78, 34],
      [118, 8],
      [150, 40],
      [134, 58],
      [120, 44],
      [102, 70],
      [92, 52],
      [70, 66],
    ],
    [
      [26, 120],
      [58, 92],
      [72, 108],
      [52, 122],
      [40, 116],
      [20, 146],
    ],
    [
      [164, 96],
      [204, 128],
      [210, 150],
      [190, 138],
      [176, 150],
      [160, 118],
    ],
  ] as Points[]) {
    path(pen, cap);
    plate(pen, '#fdfeff', 2, BLUE);
  }
  path(pen, rock);
  pen.lineWidth = 3.2;
  pen.strokeStyle = '#1d2e3c';
  pen.stroke();
}

function heap(pen: Pen): void {
  const outline: Points = [
    [2, 70],
    [20, 36],
    [54, 10],
    [96, 22],
    [130, 34],
    [158, 70],
  ];
  path(pen, outline, true, true);
  plate(pen, '#fbfdfe', 0);
  path(pen, outline, true, true);
  hatch(pen, [50, 10, 160, 72], {
    angle: 26,
    gap: 5.5,
    from: 0,
    to: 2,
    ink: '#3e6384',
    alpha: 0.7,
    bow: 8,
  });
  path(pen, outline, true, true);
  pen.lineWidth = 2.4;
  pen.strokeStyle = BLUE;
  pen.stroke();
}

function refuge(pen: Pen): void {
  pen.beginPath();
  pen.rect(22, 70, 92, 64);
  plate(pen, '#8c745b', 3);
  pen.beginPath();
  pen.rect(22, 70, 92, 64);
  hatch(pen, [22, 70, 114, 134], { angle: 0, gap: 8, from: 1.6, to: 1.6, alpha: 0.7 });
  path(pen, [
    [6, 76],
    [40, 20],
    [98, 20],
    [130, 76],
  ]);
  plate(pen, '#fbfdfe', 3, BLUE);
  for (const x of [36, 82]) {
    pen.beginPath();
    pen.rect(x, 88, 20, 22);
    plate(pen, '#ffd877', 2.5);
  }
  pen.beginPath();
  pen.rect(84, 6, 14, 24);
  plate(pen, '#7d868d', 2.5);
}

/** A pole that marks the way in deep snow. */
function pole(pen: Pen): void {
  for (let at = 0; at < 5; at++) {
    pen.beginPath();
    pen.rect(16, 4 + at * 22, 8, 22);
    plate(pen, at % 2 ? '#fbfdfe' : '#b0281f', 2, INK);
  }
}
