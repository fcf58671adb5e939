import { PRESS_ASSETS } from '@longreturn/site/press-assets';
import { type Zippable, zipSync } from 'fflate';

const FOLDER = 'the-long-return-press-kit';
/** Any fixed day: the same files are the same archive on every instance. */
const MADE_AT = new Date(2026, 0, 1);
/** Compressed already, or sound, of which ZIP saves a tenth and takes its time. */
const STORED = new Set(['image/png', 'application/pdf', 'audio/wav']);

/** Takes the kit's files by name and returns them as a ZIP archive, one folder for each group. */
export function zipPressFiles(made: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  for (const { group, files } of PRESS_ASSETS) {
    for (const { file, mediaType } of files) {
      const bytes = made.get(file);
      if (!bytes) throw new Error(`${file} was not made`);
      entries[`${FOLDER}/${group}/${file}`] = [bytes, { level: STORED.has(mediaType) ? 0 : 6 }];
    }
  }
  return zipSync(entries, { mtime: MADE_AT });
}
