import { INK } from '../palette.ts';
import type { Choices, Random } from '../random.ts';
import { disc, line, type Point, poly, rect, ring } from '../shapes.ts';

type Palette = readonly [light: string, ...strata: string[]];

const PALETTES: Choices<Palette> = [
  [INK.mint, INK.sage, '#7d9f86', INK.moss, '#2b6150', INK.green, INK.forest],
  [INK.mist, '#b0c5c7', INK.sky, '#64878f', '#456573', INK.slate, INK.navy],
  [INK.paper, INK.bone, INK.rose, '#cb8268', INK.clay, INK.rust, '#4d1e14'],
  [INK.bone, '#d9d3b8', INK.sage, '#6e9a95', '#3f6b73', INK.slate, INK.navy],
];

const TURN = 6.283;

/** Layers of rock and a plumb line. The deeper a layer, the flatter its surface. */
export function scienceDeepDive(rng: Random): string {
  const [light, ...strata] = rng.pick(PALETTES);
  const px = rng.between(170, 470);
  const stop = rng.integer(4, 5);
  let y = rng.between(84, 116);
  let mark = 0;
  let layers = '';
  for (const [index, fill] of strata.entries()) {
    const depth = index + 1;
    layers += poly([...surface(rng, depth, y), [650, 660], [-10, 660]], fill);
    if (depth === stop) mark = y + 44;
    y += 76 + depth * 3;
  }
  const plumb = line([px, 0], [px, mark], light, 5) + disc(px, mark, 22, light) + ring(px, mark, 42, light, 4);
  return rect(0, 0, 640, 640, light) + layers + plumb;
}

function surface(rng: Random, depth: number, y: number): Point[] {
  const height = 44 * (1 - depth / 9);
  const swell = rng.between(0.7, 1.9);
  const phase = rng.between(0, 6.28);
  const ripple = rng.between(2.4, 3.6);
  const points: Point[] = [];
  for (let x = -10; x <= 650; x += 10) {
    const long = 0.7 * Math.sin((x / 640) * TURN * swell + phase);
    const short = 0.3 * Math.sin((x / 640) * TURN * ripple + phase * 2);
    points.push([x, y + height * (long + short)]);
  }
  return points;
}
