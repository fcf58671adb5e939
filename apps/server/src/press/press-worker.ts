import { PRESS_ARCHIVE, PRESS_FILES } from '@longreturn/site/press-assets';
import { makePressFile } from './make-press-file.ts';
import { zipPressFiles } from './zip-press-files.ts';

/** Entry point of the child process. Replies to any message with all files of the press kit by name. */
async function makeFiles(): Promise<Map<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  for (const file of PRESS_FILES) made.set(file.file, await makePressFile(file));
  return made.set(PRESS_ARCHIVE, zipPressFiles(made));
}

process.on('message', async () => process.send?.(await makeFiles()));
