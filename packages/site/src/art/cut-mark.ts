import { random } from './random.ts';
import { num, svg } from './shapes.ts';

const BARS = 86;

/** Returns the mark below the free part of a premium text: a waveform that falls silent. */
export function cutMark(): string {
  const rng = random('cut');
  const rects = Array.from({ length: BARS }, (_, i) => {
    const loudness = (1 - i / BARS) ** 2.2 * (0.35 + 0.65 * rng.next());
    const height = Math.max(1.6, 44 * loudness);
    return `<rect x="${i * 8}" y="${num(22 - height / 2)}" width="2.6" height="${num(height)}"/>`;
  });
  const attributes = 'preserveAspectRatio="none" fill="currentColor" aria-hidden="true"';
  return svg(BARS * 8, 44, attributes, rects.join(''));
}
