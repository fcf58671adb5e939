/**
 * Writes apps/web/src/theme/fonts: Latin only, the axes and weights the site uses.
 * Run after a new version of either font: pnpm --filter @longreturn/fonts make
 */
import { writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { LATIN } from './latin.ts';
import { HANKEN_GROTESK, NEWSREADER, NEWSREADER_ITALIC, readVariableFont } from './read-variable-font.ts';

const SUPERSCRIPTS = '⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉';

const FEATURES = [
  'kern',
  'liga',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'lnum',
  'tnum',
  'pnum',
  'frac',
  'sups',
  'subs',
];

const FONTS = [
  { from: NEWSREADER, to: 'newsreader-roman', wght: { min: 400, max: 600 } },
  { from: NEWSREADER_ITALIC, to: 'newsreader-italic', wght: { min: 400, max: 600 } },
  { from: HANKEN_GROTESK, to: 'hanken-grotesk', wght: { min: 400, max: 700 } },
];

for (const { from, to, wght } of FONTS) {
  const font = await subsetFont(await readVariableFont(from), LATIN + SUPERSCRIPTS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght },
  });
  await writeFile(new URL(`../../apps/web/src/theme/fonts/${to}.woff2`, import.meta.url), font);
  process.stdout.write(`${to}.woff2  ${(font.length / 1024).toFixed(1)} KB\n`);
}
