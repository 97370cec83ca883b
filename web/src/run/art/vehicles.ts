/** The faces of which engines and cars are put together. */

import { hatch, INK, path, plate } from './ink';
import type { Frame, Pen, Sheet } from './sheet';

/** How a train is painted. */
export interface Livery {
  body: string;
  deep: string;
  trim: string;
}

export interface Faces {
  rear: Frame;
  side: Frame;
  roof: Frame;
  coal: Frame;
  cab: Frame;
  boiler: Frame;
  front: Frame;
  pilot: Frame;
}

export const LIVERIES: { own: Livery; other: Livery } = {
  own: { body: '#b0281f', deep: '#66120d', trim: '#e8bb55' },
  other: { body: '#33506b', deep: '#16293b', trim: '#c9b27a' },
};

export function drawFaces(sheet: Sheet, livery: Livery): Faces {
  const add = (width: number, height: number, draw: (pen: Pen, livery: Livery) => void) =>
    sheet.add(width, height, (pen) => draw(pen, livery));
  return {
    rear: add(144, 128, rear),
    side: add(160, 96, side),
    roof: add(112, 128, roof),
    coal: add(112, 112, coal),
    cab: add(144, 128, cab),
    boiler: add(64, 160, boiler),
    front: add(128, 128, front),
    pilot: add(128, 56, pilot),
  };
}

/** The end of a tender or car: panel, rivets, ladder, lamps, a beam with buffers. */
function rear(pen: Pen, { body, deep, trim }: Livery): void {
  panel(pen, 6, 4, 132, 88, body, deep);
  pen.strokeStyle = trim;
  pen.lineWidth = 3;
  pen.strokeRect(15, 13, 114, 70);
  rivets(pen, 22, 20, 100, 56);
  for (const x of [26, 112]) {
    pen.beginPath();
    pen.arc(x + 3, 36, 9, 0, 7);
    plate(pen, '#fff2c8', 3);
    pen.beginPath();
    pen.arc(x + 3, 36, 4.5, 0, 7);
    plate(pen, '#d6362a', 1.5);
  }
  pen.lineWidth = 3;
  pen.strokeStyle = INK;
  for (let y = 20; y < 84; y += 12) {
    pen.beginPath();
    pen.moveTo(62, y);
    pen.lineTo(82, y);
    pen.stroke();
  }
  for (const x of [62, 82]) {
    pen.beginPath();
    pen.moveTo(x, 14);
    pen.lineTo(x, 88);
    pen.stroke();
  }
  pen.fillStyle = '#211a14';
  pen.fillRect(24, 104, 96, 18);
  path(pen, [
    [2, 90],
    [142, 90],
    [142, 108],
    [2, 108],
  ]);
  plate(pen, '#c8342a', 3);
  for (const x of [24, 120]) {
    pen.beginPath();
    pen.arc(x, 99, 11, 0, 7);
    plate(pen, '#8b8378', 3);
    pen.beginPath();
    pen.arc(x - 2, 97, 5, 0, 7);
    plate(pen, '#d9d2c4', 0);
  }
}

function side(pen: Pen, { body, deep, trim }: Livery): void {
  panel(pen, 2, 4, 156, 66, body, deep);
  pen.strokeStyle = trim;
  pen.lineWidth = 3;
  pen.strokeRect(10, 12, 140, 50);
  pen.fillStyle = '#1d1712';
  pen.fillRect(2, 68, 156, 24);
  for (const x of [30, 68, 106, 140]) {
    pen.beginPath();
    pen.arc(x, 80, 13, 0, 7);
    plate(pen, '#4a4038', 3, '#0f0b08');
    pen.beginPath();
    pen.arc(x, 80, 4, 0, 7);
    plate(pen, '#b9a98c', 0);
  }
}

function roof(pen: Pen, { body, deep, trim }: Livery): void {
  const shade = pen.createLinearGradient(0, 0, 112, 0);
  shade.addColorStop(0, deep);
  shade.addColorStop(0.4, body);
  shade.addColorStop(0.55, '#ffffff40');
  shade.addColorStop(1, deep);
  pen.fillStyle = body;
  pen.fillRect(0, 0, 112, 128);
  pen.beginPath();
  pen.rect(2, 2, 108, 124);
  plate(pen, shade, 4);
  hatch(pen, [56, 0, 112, 128], { angle: 90, gap: 6, from: 2.4, to: 0.2, alpha: 0.6 });
  pen.strokeStyle = trim;
  pen.lineWidth = 3;
  pen.strokeRect(10, 10, 92, 108);
  pen.fillStyle = INK;
  pen.fillRect(44, 40, 24, 40);
}

function coal(pen: Pen, { body }: Livery): void {
  pen.fillStyle = body;
  pen.fillRect(0, 0, 112, 112);
  pen.fillStyle = '#15110e';
  pen.fillRect(9, 9, 94, 94);
  let at = 0;
  for (let y = 14; y < 100; y += 13)
    for (let x = 14; x < 98; x += 14) {
      at += 1;
      const dx = (at * 37) % 9;
      const dy = (at * 53) % 8;
      path(pen, [
        [x + dx - 7, y + dy],
        [x + dx, y + dy - 6],
        [x + dx + 7, y + dy - 1],
        [x + dx + 3, y + dy + 6],
        [x + dx - 5, y + dy + 5],
      ]);
      plate(pen, at % 4 ? '#2c2620' : '#574d43', 1.4, '#000000');
    }
  pen.strokeStyle = INK;
  pen.lineWidth = 3;
  pen.strokeRect(2, 2, 108, 108);
}

/** The rear of the cab: open, warm with fire, under a curved roof. */
function cab(pen: Pen, { body, deep, trim }: Livery): void {
  const shade = pen.createLinearGradient(0, 0, 144, 0);
  shade.addColorStop(0, body);
  shade.addColorStop(1, deep);
  pen.beginPath();
  pen.rect(2, 2, 140, 126);
  plate(pen, shade, 4);
  pen.beginPath();
  pen.moveTo(24, 128);
  pen.lineTo(24, 50);
  pen.quadraticCurveTo(72, 14, 120, 50);
  pen.lineTo(120, 128);
  pen.closePath();
  const fire = pen.createRadialGradient(72, 110, 4, 72, 100, 70);
  fire.addColorStop(0, '#ffe9a8');
  fire.addColorStop(0.3, '#e88b2d');
  fire.addColorStop(1, '#20150f');
  plate(pen, fire, 3);
  pen.strokeStyle = trim;
  pen.lineWidth = 3;
  pen.strokeRect(10, 10, 124, 130);
}

/** Along a boiler: bands of brass over iron. */
function boiler(pen: Pen, { trim }: Livery): void {
  pen.fillStyle = '#4b443e';
  pen.fillRect(0, 0, 64, 160);
  pen.beginPath();
  pen.rect(0, 0, 64, 160);
  hatch(pen, [0, 0, 64, 160], { angle: 90, gap: 8, from: 1.2, to: 1.2, alpha: 0.5 });
  for (const y of [14, 52, 92, 132]) {
    pen.fillStyle = trim;
    pen.fillRect(0, y, 64, 7);
    pen.fillStyle = INK;
    pen.fillRect(0, y + 7, 64, 2);
  }
}

/** An engine seen from before: the smokebox door. */
function front(pen: Pen, { trim }: Livery): void {
  pen.beginPath();
  pen.arc(64, 64, 60, 0, 7);
  const iron = pen.createRadialGradient(44, 40, 6, 64, 64, 66);
  iron.addColorStop(0, '#8d857a');
  iron.addColorStop(0.5, '#4b443e');
  iron.addColorStop(1, '#1c1713');
  plate(pen, iron, 4);
  hatch(pen, [40, 40, 128, 128], { angle: 45, gap: 6, from: 0, to: 2.4, alpha: 0.8 });
  pen.beginPath();
  pen.arc(64, 64, 44, 0, 7);
  pen.lineWidth = 4;
  pen.strokeStyle = trim;
  pen.stroke();
  for (let at = 0; at < 12; at++) {
    pen.beginPath();
    pen.arc(64 + Math.cos(at * 0.5236) * 52, 64 + Math.sin(at * 0.5236) * 52, 3, 0, 7);
    plate(pen, '#b9a98c', 0);
  }
  pen.beginPath();
  pen.arc(64, 34, 17, 0, 7);
  plate(pen, '#fff6d0', 4);
}

/** The cowcatcher. */
function pilot(pen: Pen, { body, trim }: Livery): void {
  path(pen, [
    [10, 4],
    [118, 4],
    [126, 52],
    [2, 52],
  ]);
  plate(pen, body, 3);
  pen.strokeStyle = trim;
  pen.lineWidth = 3;
  for (let x = 16; x <= 112; x += 12) {
    pen.beginPath();
    pen.moveTo(64 + (x - 64) * 0.8, 6);
    pen.lineTo(x, 50);
    pen.stroke();
  }
}

function panel(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  body: string,
  deep: string,
): void {
  const shade = pen.createLinearGradient(x, y, x + width, y + height);
  shade.addColorStop(0, body);
  shade.addColorStop(1, deep);
  pen.beginPath();
  pen.rect(x, y, width, height);
  plate(pen, shade, 0);
  hatch(pen, [x, y, x + width, y + height], { angle: 38, gap: 6, from: 0, to: 2.2, alpha: 0.55 });
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  pen.strokeRect(x, y, width, height);
}

function rivets(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = 'rgba(255,240,210,0.55)';
  for (let at = 0; at <= 8; at++)
    for (const row of [y, y + height]) {
      pen.beginPath();
      pen.arc(x + (width * at) / 8, row, 1.8, 0, 7);
      pen.fill();
    }
}
