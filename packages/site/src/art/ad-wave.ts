import { num, svg } from './shapes.ts';
import { waveform } from './waveform.ts';

const BARS = 84;
const BREAKS = [
  [4, 9],
  [39, 45],
  [71, 75],
] as const;

/**
 * Draws an hour of the show with advertisements ('gaps') or without them ('whole'), for `.adfig` on the membership
 * page.
 */
export function adWave(hour: 'gaps' | 'whole'): string {
  const rects = waveform('the same hour', BARS).map((loudness, i) => {
    const silent = hour === 'gaps' && BREAKS.some(([from, to]) => i >= from && i <= to);
    const height = silent ? 2 : Math.max(4, Math.min(1, loudness * 1.35) * 62);
    return `<rect x="${i * 4 + 0.75}" y="${num(32 - height / 2)}" width="2.4" height="${num(height)}"/>`;
  });
  return svg(BARS * 4, 64, 'preserveAspectRatio="none" aria-hidden="true"', rects.join(''));
}
