import { PRESS_ARCHIVE, PRESS_FILES } from '@longreturn/site/press-assets';
import { makePressFile } from './make-press-file.ts';
import { zipPressFiles } from './zip-press-files.ts';

const made = new Map<string, Uint8Array>();
for (const file of PRESS_FILES) made.set(file.file, await makePressFile(file));
made.set(PRESS_ARCHIVE, zipPressFiles(made));
process.send?.(made, undefined, {}, () => process.disconnect?.());
