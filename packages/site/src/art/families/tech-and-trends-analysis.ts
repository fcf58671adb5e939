import { growth } from '../growth.ts';
import { INK } from '../palette.ts';
import type { Choices, Random } from '../random.ts';
import { disc, rect } from '../shapes.ts';

type Palette = readonly [ground: string, sample: string, signal: string];

const PALETTES: Choices<Palette> = [
  [INK.sky, INK.navy, INK.paper],
  [INK.mist, INK.slate, INK.clay],
  [INK.navy, INK.sky, INK.rose],
  [INK.bone, INK.slate, INK.clay],
  [INK.green, INK.sage, INK.paper],
  [INK.mauve, INK.plum, INK.paper],
];

const COUNT = 13;
const STEP = 640 / COUNT;

/** A field of dots, crossed by a rising curve (the crest). The dots near the crest are larger than the others. */
export function techAndTrendsAnalysis(rng: Random): string {
  const [ground, sample, signal] = rng.pick(PALETTES);
  const rate = rng.between(2, 3);
  const bend = rng.between(0.75, 0.95);
  const wobble = rng.between(0, 6.28);
  let samples = '';
  for (let column = 0; column < COUNT; column++) {
    const t = column / (COUNT - 1);
    const crest = 0.92 - bend * growth(t, rate) * 0.84 - 0.06 * Math.sin(t * 9 + wobble);
    const nearest = nearestRow(crest);
    for (let row = 0; row < COUNT; row++) {
      const ink = row === nearest ? signal : sample;
      const radius = Math.max(3, (STEP / 2 - 2.5) * swell(depth(row, crest)));
      samples += disc(STEP * (column + 0.5), STEP * (row + 0.5), radius, ink);
    }
  }
  return rect(0, 0, 640, 640, ground) + samples;
}

const depth = (row: number, crest: number) => (row + 0.5) / COUNT - crest;

// Above the crest, the dots shrink quickly; below it, they shrink slowly.
const swell = (below: number) => (below < 0 ? Math.exp(below * 7.5) : Math.exp(-below * 1.55));

function nearestRow(crest: number): number {
  let nearest = 0;
  for (let row = 1; row < COUNT; row++) {
    if (Math.abs(depth(row, crest)) < Math.abs(depth(nearest, crest))) nearest = row;
  }
  return nearest;
}
