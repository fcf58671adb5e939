import type { Drawing } from '../../src/art/rasterise.ts';

/**
 * A raster worker that draws nothing. It returns the text that it gets, or its process ID for `pid` and `stubborn`. It
 * dies at `exit` and `throw`, ignores SIGTERM after `stubborn`, and never responds to `endless`.
 */
process.on('message', ({ svg }: Drawing) => {
  if (svg === 'endless') return;
  if (svg === 'stubborn') process.on('SIGTERM', () => {});
  if (svg === 'exit') process.exit(1);
  if (svg === 'throw') throw new Error('out of memory');
  process.send?.(new TextEncoder().encode(['pid', 'stubborn'].includes(svg) ? String(process.pid) : svg));
});
