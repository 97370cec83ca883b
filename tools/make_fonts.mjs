// Measures the letters of the two typefaces of the boards and cuts small font files for boards
// drawn as files of their own: run `npm ci && npm run fonts` here.
import { createRequire } from 'node:module';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const load = createRequire(import.meta.url);
const OUT = new URL('../src/goldenspike/boards/drawing/', import.meta.url);

// The weights that the drawing uses.
const FACES = { besley: [500, 700], 'libre-franklin': [500, 700] };

const letters = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
const MEASURED = [...letters(0x20, 0x7e), ...letters(0xa1, 0x17f), '–', '—', '’', '“', '”', '…'];
const EMBEDDED = [...letters(0x20, 0x7e), ...letters(0xa1, 0xff), '–', '—', '’', '“', '”', '…'];

const widths = {};
for (const [face, weights] of Object.entries(FACES)) {
  const file = (subset) =>
    load.resolve(`@fontsource-variable/${face}/files/${face}-${subset}-wght-normal.woff2`);
  for (const weight of weights) {
    const row = {};
    for (const subset of ['latin', 'latin-ext']) {
      const pinned = { targetFormat: 'sfnt', variationAxes: { wght: weight } };
      const font = create(await subsetFont(readFileSync(file(subset)), MEASURED.join(''), pinned));
      for (const letter of MEASURED) {
        const code = letter.codePointAt(0);
        if (letter in row || !font.hasGlyphForCodePoint(code)) continue;
        row[letter] = Math.round((1000 * font.glyphForCodePoint(code).advanceWidth) / font.unitsPerEm);
      }
    }
    widths[`${face} ${weight}`] = row;
  }
  const small = await subsetFont(readFileSync(file('latin')), EMBEDDED.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Math.min(...weights), max: Math.max(...weights) } },
  });
  writeFileSync(new URL(`${face}.woff2`, OUT), small);
  copyFileSync(load.resolve(`@fontsource-variable/${face}/LICENSE`), new URL(`${face}.LICENSE`, OUT));
  console.log(face, small.length, 'bytes');
}
writeFileSync(new URL('widths.json', OUT), JSON.stringify(widths) + '\n');
