import { setPriority } from 'node:os';
import { type MadePictures, makeVariants, type PictureVariant } from './make-variants.ts';

/** A picture and the variants to create, as sent to the process. */
export interface PictureJob {
  given: Uint8Array;
  variants: readonly PictureVariant[];
}

const CHECK_INTERVAL_MS = 20;
/** The `nice` value of the process, so that requests and password hashing come first. */
const LOW_PRIORITY = 10;

/**
 * Entry point of the child process. Creates picture variants on request and kills itself when it uses more bytes of
 * memory than its argument allows.
 */
const mostMemory = Number(process.argv[2]);

function checkMemory(): void {
  if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL');
}

async function respond({ given, variants }: PictureJob): Promise<void> {
  checkMemory();
  const timer = setInterval(checkMemory, CHECK_INTERVAL_MS); // libvips uses its own threads, so this timer keeps running
  const made: MadePictures = await makeVariants(given, variants);
  clearInterval(timer);
  process.send?.(made);
}

setPriority(LOW_PRIORITY);
process.on('message', (order) => void respond(order as PictureJob)); // PictureMaker sends nothing else
process.on('disconnect', () => process.exit());
