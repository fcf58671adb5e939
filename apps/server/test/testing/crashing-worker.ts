import type { Drawing } from '../../src/art/rasterise.ts';
import { answerJobs } from '../../src/child-jobs.ts';

/**
 * A raster worker that draws nothing and returns the text that it gets, except for four words. For `exit` it exits, and
 * for `throw` it throws. For `pid` it returns its process ID. For `stubborn` it does the same, and ignores SIGTERM from
 * then on.
 */
answerJobs(({ svg }: Drawing) => {
  if (svg === 'stubborn') process.on('SIGTERM', () => {});
  if (svg === 'exit') process.exit(1);
  if (svg === 'throw') throw new Error('out of memory');
  return new TextEncoder().encode(['pid', 'stubborn'].includes(svg) ? String(process.pid) : svg);
});
