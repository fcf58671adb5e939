import { parentPort } from 'node:worker_threads';
import type { Drawing } from '../../src/art/rasterise.ts';

/** Draws nothing: answers with the text it was given, and dies of two of them. */
parentPort?.on('message', ({ svg }: Drawing) => {
  if (svg === 'exit') process.exit(1);
  if (svg === 'throw') throw new Error('out of memory');
  parentPort?.postMessage(new TextEncoder().encode(svg));
});
