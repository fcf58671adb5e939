import type { Drawing } from '../../src/art/rasterise.ts';
import { answerJobs } from '../../src/child-jobs.ts';

/**
 * A raster worker that draws nothing. It returns the text that it gets, or its process ID for `pid` and `stubborn`. It
 * exits at `exit`, throws at `throw`, and ignores SIGTERM after `stubborn`.
 */
answerJobs(({ svg }: Drawing) => {
  if (svg === 'stubborn') process.on('SIGTERM', () => {});
  if (svg === 'exit') process.exit(1);
  if (svg === 'throw') throw new Error('out of memory');
  return new TextEncoder().encode(['pid', 'stubborn'].includes(svg) ? String(process.pid) : svg);
});
