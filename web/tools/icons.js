/**
 * Writes the icons into the public folder: the SVG sign, the same with a light for my turn,
 * and PNG pictures of it. The pictures are made by `rsvg-convert`; they are committed, so
 * that only a change of the drawing needs it.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../public/', import.meta.url);

const rails = `
  <g fill="#5d4630">
    <rect x="9" y="10" width="46" height="8" rx="1.5"/>
    <rect x="9" y="28" width="46" height="8" rx="1.5"/>
    <rect x="9" y="46" width="46" height="8" rx="1.5"/>
  </g>
  <g fill="#b9c3cf">
    <rect x="15" y="5" width="4.5" height="54" rx="1"/>
    <rect x="44.5" y="5" width="4.5" height="54" rx="1"/>
  </g>`;
const spike = `
  <path fill="#1b2a3d" d="M23 11h15.500a3.5 3.5 0 0 1 3.5 3.500V18a3 3 0 0 1-3 3h-2.500l-.8 27L32 57l-3.7-9-.8-27H23a4 4 0 0 1-4-4v-2a4 4 0 0 1 4-4z"/>
  <path fill="#e9b949" d="M23.5 13.500h14.500a2 2 0 0 1 2 2v1.700a1.5 1.5 0 0 1-1.5 1.500h-4.400l-.9 28.300L32 51l-1.2-4-.9-28.300h-6.200a2.5 2.5 0 0 1-.2-5.200z"/>`;

/** @param {string} inside @param {string} field */
const svg = (inside, field) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">\n  ${field}${inside}\n</svg>\n`;
const rounded = '<rect x="2" y="2" width="60" height="60" rx="13" fill="#1b2a3d"/>';
const full = '<rect width="64" height="64" fill="#1b2a3d"/>';
const light = '\n  <circle cx="50" cy="14" r="13" fill="#d5372b" stroke="#fff" stroke-width="3"/>';

/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(new URL(name, FOLDER), text);

/** @param {string} name @param {string} text @param {number} size */
function picture(name, text, size) {
  const out = fileURLToPath(new URL(name, FOLDER));
  execFileSync('rsvg-convert', ['-w', `${size}`, '-h', `${size}`, '-o', out], { input: text });
}

const sign = svg(rails + spike, rounded);
// A system may cut a maskable icon to a circle: the sign keeps to the middle.
const maskable = svg(`\n  <g transform="translate(9.6 9.6) scale(0.7)">${rails}${spike}</g>`, full);
write('favicon.svg', sign);
write('favicon-turn.svg', svg(rails + spike + light, rounded));
picture('icon-32.png', sign, 32);
picture('icon-180.png', svg(rails + spike, full), 180);
picture('icon-192.png', sign, 192);
picture('icon-512.png', sign, 512);
picture('icon-maskable-512.png', maskable, 512);
