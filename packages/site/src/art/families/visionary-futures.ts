import { INK } from '../palette.ts';
import type { Choices, Random } from '../random.ts';
import { disc, num, rect, roundLine } from '../shapes.ts';
import { speech } from '../speech.ts';

type Palette = readonly [sky: string, sun: string, sea: string, glint: string];

const PALETTES: Choices<Palette> = [
  [INK.rose, INK.clay, INK.plum, INK.rose],
  [INK.slate, INK.rose, INK.navy, INK.rose],
  [INK.bone, INK.clay, INK.green, INK.bone],
  [INK.plum, INK.rose, '#2c1824', INK.mauve],
  [INK.sky, INK.paper, INK.navy, INK.sky],
  [INK.green, INK.mint, INK.forest, INK.sage],
  [INK.mist, INK.clay, INK.slate, INK.mist],
];

const ROWS = 9;

/** A horizon, a disc, and its reflection in the water as a waveform. */
export function visionaryFutures(rng: Random): string {
  const [sky, sun, sea, glint] = rng.pick(PALETTES);
  const horizon = rng.between(352, 400);
  const cx = rng.between(240, 400);
  const radius = rng.between(128, 168);
  const cy = horizon - radius * rng.between(0.1, 0.62);
  const wave = speech(rng);
  let halo = '';
  for (let i = 1; i < 5; i++) {
    halo += `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius + i * i * 13 + i * 24)}" fill="none" stroke="${sun}" stroke-width="${num(4.6 - i * 0.7)}" opacity=".55"/>`;
  }
  let reflection = '';
  for (let i = 0; i < ROWS; i++) {
    const t = i / (ROWS - 1);
    const y = horizon + 22 + i * (10 + i * 1.35) + i * 6;
    const width = radius * (1.02 - 0.35 * t) * (0.45 + 0.55 * wave(t * 0.7)) * 2;
    const shift = (wave(t + 0.4) - 0.6) * 44;
    const left = cx - width / 2 + shift;
    const right = cx + width / 2 + shift;
    reflection += roundLine([left, y], [right, y], glint, 6 + i * 1.3);
  }
  const sunset = halo + disc(cx, cy, radius, sun);
  return rect(0, 0, 640, 640, sky) + sunset + rect(0, horizon, 640, 640 - horizon, sea) + reflection;
}
