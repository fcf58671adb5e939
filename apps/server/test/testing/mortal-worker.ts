import type { Drawing } from '../../src/art/rasterise.ts';

/** Draws nothing: answers with the text or with its process id, ends at two texts, ignores SIGTERM after one and never answers another. */
process.on('message', ({ svg }: Drawing) => {
  if (svg === 'endless') return;
  if (svg === 'stubborn') process.on('SIGTERM', () => {});
  if (svg === 'exit') process.exit(1);
  if (svg === 'throw') throw new Error('out of memory');
  process.send?.(new TextEncoder().encode(['pid', 'stubborn'].includes(svg) ? String(process.pid) : svg));
});
