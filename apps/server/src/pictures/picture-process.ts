import { setPriority } from 'node:os';
import { type MadePictures, makeVariants, type PictureVariant } from './make-variants.ts';

/** A picture and what is to be made of it, as it comes to the process. */
export interface PictureOrder {
  given: Uint8Array;
  variants: readonly PictureVariant[];
}

const LOOK_MS = 20;
/** Sign-ins and answers come first. */
const LOW_PRIORITY = 10;

/** A program: makes the pictures it is sent, and kills itself when it needs more bytes of memory than its argument says. */
const mostMemory = Number(process.argv[2]);

function checkMemory(): void {
  if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL');
}

async function answer({ given, variants }: PictureOrder): Promise<void> {
  checkMemory();
  const look = setInterval(checkMemory, LOOK_MS); // libvips works in threads, which leave this one free to look
  const made: MadePictures = await makeVariants(given, variants);
  clearInterval(look);
  process.send?.(made);
}

setPriority(LOW_PRIORITY);
process.on('message', (order) => void answer(order as PictureOrder)); // PictureMaker sends nothing else
process.on('disconnect', () => process.exit());
