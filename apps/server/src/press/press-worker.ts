import { PRESS_ARCHIVE, PRESS_ASSETS, PRESS_FILES } from '@longreturn/site/press-assets';
import { type Zippable, zipSync } from 'fflate';
import { answerJobs } from '../child-jobs.ts';
import { makePressFile } from './make-press-file.ts';

const FOLDER = 'the-long-return-press-kit';
/** A fixed date, so that every instance creates the same archive. */
const MODIFICATION_DATE = new Date(2026, 0, 1);
/**
 * File types that are stored without compression, because they are already compressed or, like audio, would become only
 * a tenth smaller.
 */
const STORED = new Set(['image/png', 'application/pdf', 'audio/wav']);

/** Returns the files as a ZIP archive with one folder per group. */
function zipPressFiles(made: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  for (const { group, files } of PRESS_ASSETS) {
    for (const { file, mediaType } of files) {
      const bytes = made.get(file);
      if (!bytes) throw new Error(`${file} was not created`);
      entries[`${FOLDER}/${group}/${file}`] = [bytes, { level: STORED.has(mediaType) ? 0 : 6 }];
    }
  }
  return zipSync(entries, { mtime: MODIFICATION_DATE });
}

/**
 * Returns all files of the press kit by name, including the archive. The process sends them in reply to any job.
 */
async function makeFiles(): Promise<Map<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  for (const file of PRESS_FILES) made.set(file.file, await makePressFile(file));
  return made.set(PRESS_ARCHIVE, zipPressFiles(made));
}

answerJobs(makeFiles);
