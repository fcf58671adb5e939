/**
 * Writes fonts/*.ttf for the drawn cards from the @fontsource-variable packages: Latin only, one weight each, since
 * the rasteriser reads no variable axes. Run after a new version of either font: node scripts/make-card-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { renameFont } from './rename-font.ts';

const codes = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const TEXT = `${codes(0x20, 0x7e)}${codes(0xa0, 0xff)}ŒœıŸ–—‘’‚“”„†‡•…‰′″‹›⁄−≈≠≤≥€№™←↑→↓`;

const NEWSREADER = 'newsreader/files/newsreader-latin-opsz-normal';
const HANKEN_GROTESK = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal';

const FONTS = [
  { from: NEWSREADER, to: 'newsreader-400', axes: { wght: 400, opsz: 72 } },
  { from: NEWSREADER, to: 'newsreader-500', axes: { wght: 500, opsz: 72 } },
  { from: HANKEN_GROTESK, to: 'hanken-grotesk-500', axes: { wght: 500 } },
];

for (const { from, to, axes } of FONTS) {
  const original = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${from}.woff2`)));
  const instance = await subsetFont(original, TEXT, { targetFormat: 'sfnt', variationAxes: axes, noHinting: true });
  // The packages name Newsreader after the optical size of their default instance.
  const font = renameFont(instance, (name) => name.replace(/ ?16pt/, ''));
  await writeFile(new URL(`../fonts/${to}.ttf`, import.meta.url), font);
  process.stdout.write(`${to}.ttf  ${(font.length / 1024).toFixed(1)} KB\n`);
}
