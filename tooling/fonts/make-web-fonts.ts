/**
 * Writes the fonts of web pages to apps/web/src/theme/fonts, with only the Latin glyphs, axes, weights and features
 * that the site uses. After an update of a font, run `pnpm --filter @longreturn/fonts make`.
 */
import { writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { PLAIN_TEXT, WEB_TEXT, WEB_TEXT_PARTS } from './latin.ts';
import { HANKEN_GROTESK, NEWSREADER, NEWSREADER_ITALIC, readVariableFont } from './read-variable-font.ts';

const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

/** The range of optical sizes. 16 is the smallest size of Newsreader on the site. */
const opsz = { min: 16, max: 72 };

/** The weights of Newsreader. Strong text has 600. */
const wght = { min: 400, max: 600 };

const FONTS = [
  { from: NEWSREADER, to: 'newsreader-roman', text: WEB_TEXT_PARTS.usual, axes: { opsz, wght } },
  { from: NEWSREADER, to: 'newsreader-roman-more', text: WEB_TEXT_PARTS.more, axes: { opsz, wght } },
  { from: NEWSREADER_ITALIC, to: 'newsreader-italic', text: PLAIN_TEXT, axes: { opsz, wght: 400 } },
  { from: HANKEN_GROTESK, to: 'hanken-grotesk', text: WEB_TEXT, axes: { wght: { min: 400, max: 700 } } },
];

for (const { from, to, text, axes } of FONTS) {
  const font = await subsetFont(await readVariableFont(from), text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: axes,
  });
  await writeFile(new URL(`../../apps/web/src/theme/fonts/${to}.woff2`, import.meta.url), font);
  process.stdout.write(`${to}.woff2  ${(font.length / 1024).toFixed(1)} KB\n`);
}
