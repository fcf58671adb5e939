import { growth } from './growth.ts';
import { random } from './random.ts';
import { num, svg } from './shapes.ts';
import { speech } from './speech.ts';

/**
 * Returns `count` heights from 0 to 1: speech that grows louder like compound interest. The same slug gives the same
 * heights.
 */
export function waveform(slug: string, count: number): number[] {
  const rng = random(`wave|${slug}`);
  const wave = speech(rng);
  return Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(1, count - 1);
    const envelope = 0.46 + 0.54 * growth(t, 1.5);
    const height = envelope * (0.25 + 0.75 * wave(t * 3.1)) * (0.5 + 0.5 * rng.next());
    return Math.min(1, 1.3 * Math.max(0.07, height));
  });
}

/** Draws a waveform. The CSS class `.wave` sets its size and colour. */
export function waveformSvg(slug: string, bars: number): string {
  const rects = waveform(slug, bars).map((height, i) => {
    const y = num(32 - height * 30);
    return `<rect x="${i * 4 + 0.75}" y="${y}" width="2.5" height="${num(height * 60)}"/>`;
  });
  return svg(bars * 4, 64, 'preserveAspectRatio="none" aria-hidden="true"', rects.join(''));
}
