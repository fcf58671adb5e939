/**
 * Writes the fonts of social cards to apps/server/fonts. They contain only Latin characters. Each font has one weight,
 * because the rasteriser can't read variable fonts. After an update of a font, run
 * `pnpm --filter @longreturn/fonts make`.
 */
import { writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { LATIN } from './latin.ts';
import { HANKEN_GROTESK, NEWSREADER, readVariableFont } from './read-variable-font.ts';
import { renameFont } from './rename-font.ts';

const FONTS = [
  { from: NEWSREADER, to: 'newsreader-400', axes: { wght: 400, opsz: 72 } },
  { from: NEWSREADER, to: 'newsreader-500', axes: { wght: 500, opsz: 72 } },
  { from: HANKEN_GROTESK, to: 'hanken-grotesk-500', axes: { wght: 500 } },
];

for (const { from, to, axes } of FONTS) {
  const instance = await subsetFont(await readVariableFont(from), LATIN, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    noHinting: true,
  });
  // The variable font's name contains its default optical size ('Newsreader 16pt'), which this font doesn't have.
  const font = renameFont(instance, (name) => name.replace(/ ?16pt/, ''));
  await writeFile(new URL(`../../apps/server/fonts/${to}.ttf`, import.meta.url), font);
  process.stdout.write(`${to}.ttf  ${(font.length / 1024).toFixed(1)} KB\n`);
}
