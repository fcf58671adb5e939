import type { Drawing } from '../../src/art/rasterise.ts';

/** Draws nothing: answers with the text that it was given or with its process id, ends at two texts and never answers one. */
process.on('message', ({ svg }: Drawing) => {
  if (svg === 'endless') return;
  if (svg === 'exit') process.exit(1);
  if (svg === 'throw') throw new Error('out of memory');
  process.send?.(new TextEncoder().encode(svg === 'pid' ? String(process.pid) : svg));
});
