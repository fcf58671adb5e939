import { num, svg } from './shapes.ts';

const BARS = 28;
const QUIET = 21;

/**
 * Returns the mark of an empty or failed list: a curve that is flat until shortly before its end.
 */
export function blankMark(): string {
  const rects = Array.from({ length: BARS }, (_, i) => {
    const height = 2 + 0.9 * Math.max(0, i - QUIET) ** 1.9;
    return `<rect x="${i * 6}" y="${num(28 - height / 2)}" width="2.5" height="${num(height)}"/>`;
  });
  return svg(BARS * 6, 56, 'fill="currentColor" aria-hidden="true"', rects.join(''));
}
