/** The sheet of what all landscapes share: gems, obstacles, trains, smoke, weather, lamps. */

import { drawGems, type Gems } from './gems';
import { dice, INK, light, path, plate } from './ink';
import { drawObstacles, type Obstacles } from './obstacles';
import { Sheet, type Frame, type Pen } from './sheet';
import { drawFaces, LIVERIES, type Faces } from './vehicles';

export interface Wares {
  sheet: Sheet;
  gems: Gems;
  obstacles: Obstacles;
  own: Faces;
  other: Faces;
  glow: Frame;
  shade: Frame;
  puffs: [Frame, Frame, Frame];
  flake: Frame;
  drop: Frame;
  leaf: Frame;
  spark: Frame;
  shard: Frame;
  ring: Frame;
  sun: Frame;
  clouds: [Frame, Frame];
  brick: Frame;
  lamp: Frame;
  board: Frame;
  alarm: Frame;
  vignette: Frame;
  arrow: Frame;
}

/** Draws the sheet; a letter for each kind of gem, in the reader's language. */
export function drawWares(letters: readonly [string, string, string]): Wares {
  const sheet = new Sheet(1024, 1440);
  return {
    sheet,
    gems: drawGems(sheet, letters),
    obstacles: drawObstacles(sheet),
    own: drawFaces(sheet, LIVERIES.own),
    other: drawFaces(sheet, LIVERIES.other),
    glow: sheet.add(128, 128, (pen) => light(pen, 128)),
    shade: sheet.add(128, 64, shade),
    puffs: [1, 2, 3].map((seed) =>
      sheet.add(88, 88, (pen) => puff(pen, 88, seed)),
    ) as Wares['puffs'],
    flake: sheet.add(24, 24, flake),
    drop: sheet.add(8, 48, drop),
    leaf: sheet.add(32, 24, leaf),
    spark: sheet.add(48, 12, spark),
    shard: sheet.add(28, 28, shard),
    ring: sheet.add(96, 96, ring),
    sun: sheet.add(120, 120, sun),
    clouds: [
      sheet.add(240, 80, (pen) => cloud(pen, 240, 80, 3)),
      sheet.add(240, 72, (pen) => cloud(pen, 240, 72, 8)),
    ],
    brick: sheet.add(128, 128, brick, 'both'),
    lamp: sheet.add(40, 48, lamp),
    board: sheet.add(112, 104, board),
    alarm: sheet.add(72, 72, alarm),
    vignette: sheet.add(128, 128, vignette),
    arrow: sheet.add(48, 40, arrow),
  };
}

function shade(pen: Pen): void {
  pen.scale(1, 0.5);
  const dark = pen.createRadialGradient(64, 64, 8, 64, 64, 62);
  dark.addColorStop(0, 'rgba(25,18,10,0.62)');
  dark.addColorStop(0.6, 'rgba(25,18,10,0.4)');
  dark.addColorStop(1, 'rgba(25,18,10,0)');
  pen.fillStyle = dark;
  pen.fillRect(0, 0, 128, 128);
}

/** A ball of steam as an engraver draws one: curls, darker below. */
function puff(pen: Pen, size: number, seed: number): void {
  const roll = dice(seed * 7);
  const middle = size / 2;
  const edge: [number, number][] = [];
  for (let at = 0; at < 14; at++) {
    const angle = (at / 14) * Math.PI * 2;
    const reach = (at % 2 ? 0.47 : 0.38) * size * (0.92 + roll() * 0.12);
    edge.push([middle + Math.cos(angle) * reach, middle + Math.sin(angle) * reach]);
  }
  const steam = pen.createRadialGradient(size * 0.42, size * 0.38, 4, middle, middle, size * 0.5);
  steam.addColorStop(0, 'rgba(255,255,255,1)');
  steam.addColorStop(0.55, 'rgba(250,246,236,0.95)');
  steam.addColorStop(1, 'rgba(238,230,214,0.7)');
  path(pen, edge, true, true);
  plate(pen, steam, 0);
  path(pen, edge, true, true);
  pen.save();
  pen.clip();
  // Shade in short curves along the lower right edge.
  pen.strokeStyle = 'rgba(110,100,82,0.5)';
  for (let line = 0; line < 6; line++) {
    pen.lineWidth = 1.7 - line * 0.22;
    pen.beginPath();
    pen.arc(
      middle - 3,
      middle - 3,
      size * (0.45 - line * 0.05),
      0.1 + line * 0.09,
      1.75 - line * 0.12,
    );
    pen.stroke();
  }
  pen.restore();
  path(pen, edge, true, true);
  pen.lineWidth = 1.3;
  pen.strokeStyle = 'rgba(120,110,92,0.45)';
  pen.stroke();
}

function flake(pen: Pen): void {
  pen.translate(12, 12);
  pen.strokeStyle = '#ffffff';
  pen.lineCap = 'round';
  pen.lineWidth = 2.6;
  for (let arm = 0; arm < 6; arm++) {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(0, -9);
    pen.stroke();
    pen.rotate(Math.PI / 3);
  }
  pen.beginPath();
  pen.arc(0, 0, 4, 0, 7);
  pen.fillStyle = '#ffffff';
  pen.fill();
}

function drop(pen: Pen): void {
  const fall = pen.createLinearGradient(0, 0, 0, 48);
  fall.addColorStop(0, 'rgba(60,80,90,0)');
  fall.addColorStop(1, 'rgba(60,80,90,0.9)');
  pen.fillStyle = fall;
  pen.fillRect(2.5, 0, 3, 48);
}

function leaf(pen: Pen): void {
  path(
    pen,
    [
      [2, 12],
      [12, 3],
      [30, 12],
      [12, 21],
    ],
    true,
    true,
  );
  plate(pen, '#d98a32', 2);
  pen.beginPath();
  pen.moveTo(4, 12);
  pen.lineTo(26, 12);
  pen.lineWidth = 1.2;
  pen.stroke();
}

function spark(pen: Pen): void {
  const heat = pen.createLinearGradient(0, 0, 48, 0);
  heat.addColorStop(0, 'rgba(255,180,80,0)');
  heat.addColorStop(1, '#fff6d8');
  pen.fillStyle = heat;
  pen.beginPath();
  pen.moveTo(0, 6);
  pen.lineTo(44, 2);
  pen.lineTo(48, 6);
  pen.lineTo(44, 10);
  pen.fill();
}

function shard(pen: Pen): void {
  path(pen, [
    [14, 2],
    [26, 14],
    [14, 26],
    [4, 12],
  ]);
  plate(pen, '#ffffff', 2);
}

function ring(pen: Pen): void {
  pen.beginPath();
  pen.arc(48, 48, 42, 0, 7);
  pen.lineWidth = 5;
  pen.strokeStyle = '#ffffff';
  pen.stroke();
}

/** A sun with rays of two lengths, as on old maps. */
function sun(pen: Pen): void {
  pen.translate(60, 60);
  pen.strokeStyle = '#a86d18';
  pen.lineCap = 'round';
  for (let ray = 0; ray < 32; ray++) {
    pen.lineWidth = ray % 2 ? 1.6 : 3;
    pen.beginPath();
    pen.moveTo(0, -36);
    pen.lineTo(0, ray % 2 ? -46 : -56);
    pen.stroke();
    pen.rotate(Math.PI / 16);
  }
  pen.beginPath();
  pen.arc(0, 0, 31, 0, 7);
  const disc = pen.createRadialGradient(-10, -12, 2, 0, 0, 32);
  disc.addColorStop(0, '#fffbe6');
  disc.addColorStop(1, '#f1bf52');
  plate(pen, disc, 2.4, '#a86d18');
}

function cloud(pen: Pen, width: number, height: number, seed: number): void {
  const roll = dice(seed);
  const base = height * 0.82;
  pen.beginPath();
  pen.moveTo(8, base);
  const bumps = 6;
  for (let at = 0; at < bumps; at++) {
    const from = 8 + ((width - 16) * at) / bumps;
    const to = 8 + ((width - 16) * (at + 1)) / bumps;
    const up = Math.sin(((at + 0.5) / bumps) * Math.PI) * height * 0.75 + roll() * 8;
    pen.bezierCurveTo(
      from - 8,
      base - up,
      to + 8,
      base - up * 1.1,
      to,
      at === bumps - 1 ? base : base - up * 0.45,
    );
  }
  pen.closePath();
  plate(pen, 'rgba(255,253,244,0.92)', 1.6, 'rgba(110,98,76,0.6)');
  pen.save();
  pen.clip();
  pen.strokeStyle = 'rgba(120,108,86,0.5)';
  for (let y = base - 3, step = 0; y > base - height * 0.45; y -= 5, step++) {
    pen.lineWidth = 1.5 - step * 0.16;
    if (pen.lineWidth <= 0.3) break;
    pen.beginPath();
    pen.moveTo(16 + step * 9, y);
    pen.quadraticCurveTo(width / 2, y - 3, width - 16 - step * 14, y);
    pen.stroke();
  }
  pen.restore();
}

/** Masonry of a tunnel. */
function brick(pen: Pen): void {
  pen.fillStyle = '#6f6252';
  pen.fillRect(0, 0, 128, 128);
  const roll = dice(3);
  for (let row = 0; row < 8; row++)
    for (let at = -1; at < 5; at++) {
      const x = at * 32 + (row % 2 ? 16 : 0);
      const shade = 150 + Math.floor(roll() * 70);
      pen.fillStyle = `rgb(${shade},${Math.round(shade * 0.86)},${Math.round(shade * 0.7)})`;
      pen.fillRect(x + 1.5, row * 16 + 1.5, 29, 13);
      pen.strokeStyle = INK;
      pen.globalAlpha = 0.5;
      pen.lineWidth = 1;
      for (let line = 0; line < 3; line++) {
        pen.beginPath();
        pen.moveTo(x + 3, row * 16 + 5 + line * 3.5);
        pen.lineTo(x + 10 + roll() * 18, row * 16 + 5 + line * 3.5);
        pen.stroke();
      }
      pen.globalAlpha = 1;
    }
}

function lamp(pen: Pen): void {
  pen.fillStyle = '#2a2017';
  pen.fillRect(17, 2, 6, 12);
  path(pen, [
    [8, 14],
    [32, 14],
    [28, 42],
    [12, 42],
  ]);
  plate(pen, '#ffe9a6', 3);
}

/** The empty board of a signal. */
function board(pen: Pen): void {
  pen.beginPath();
  pen.roundRect(4, 4, 104, 96, 10);
  plate(pen, '#fffaf0', 5);
  pen.beginPath();
  pen.roundRect(11, 11, 90, 82, 6);
  pen.lineWidth = 2;
  pen.strokeStyle = '#b98a2e';
  pen.stroke();
}

/** The board of a danger that is still to come. */
function alarm(pen: Pen): void {
  path(pen, [
    [36, 5],
    [69, 64],
    [3, 64],
  ]);
  pen.lineJoin = 'round';
  plate(pen, '#ffd34d', 6);
  pen.fillStyle = INK;
  path(pen, [
    [31, 24],
    [41, 24],
    [38.5, 46],
    [33.5, 46],
  ]);
  pen.fill();
  pen.beginPath();
  pen.arc(36, 54, 4.4, 0, 7);
  pen.fill();
}

function vignette(pen: Pen): void {
  const dark = pen.createRadialGradient(64, 64, 44, 64, 64, 92);
  dark.addColorStop(0, 'rgba(20,12,4,0)');
  dark.addColorStop(1, 'rgba(20,12,4,0.75)');
  pen.fillStyle = dark;
  pen.fillRect(0, 0, 128, 128);
}

function arrow(pen: Pen): void {
  path(pen, [
    [24, 3],
    [45, 36],
    [24, 27],
    [3, 36],
  ]);
  plate(pen, '#ffffff', 3);
}
