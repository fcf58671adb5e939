import type { Drawing } from '../../src/art/rasterise.ts';

/**
 * Draws nothing: returns the text or its process ID. It dies at `exit` and `throw`, ignores SIGTERM after `stubborn`
 * and never responds to `endless`.
 */
process.on('message', ({ svg }: Drawing) => {
  if (svg === 'endless') return;
  if (svg === 'stubborn') process.on('SIGTERM', () => {});
  if (svg === 'exit') process.exit(1);
  if (svg === 'throw') throw new Error('out of memory');
  process.send?.(new TextEncoder().encode(['pid', 'stubborn'].includes(svg) ? String(process.pid) : svg));
});
