import { growth } from '../growth.ts';
import { INK } from '../palette.ts';
import type { Choices, Random } from '../random.ts';
import { disc, line, rect } from '../shapes.ts';
import { speech } from '../speech.ts';

type Palette = readonly [ground: string, ray: string, accent: string];

const PALETTES: Choices<Palette> = [
  [INK.slate, INK.mist, INK.rose],
  [INK.green, INK.mint, INK.rose],
  [INK.mist, INK.navy, INK.clay],
  [INK.bone, INK.slate, INK.clay],
  [INK.plum, INK.mauve, INK.paper],
  [INK.clay, INK.paper, INK.ink],
  [INK.ink, INK.stone, INK.clay],
];

const START = 92;
const REACH = 690;

/** Rays from one point. Their lengths grow like compound interest. */
export function expertPerspectives(rng: Random): string {
  const [ground, ray, accent] = rng.pick(PALETTES);
  const flip = rng.chance(0.5);
  const count = rng.integer(17, 23);
  const wave = speech(rng);
  const hot = rng.integer(Math.floor(count * 0.55), count - 3);
  const ox = flip ? 640 - 54 : 54;
  const oy = 586;
  let rays = '';
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const angle = (Math.PI / 2) * (0.015 + 0.97 * t);
    const reach = Math.min(170 + 500 * growth(t, 1.4) * 0.62 + 190 * wave(t), REACH);
    const x = Math.cos(angle) * (flip ? -1 : 1);
    const y = -Math.sin(angle);
    const isHot = i === hot;
    rays += line(
      [ox + x * START, oy + y * START],
      [ox + x * reach, oy + y * reach],
      isHot ? accent : ray,
      isHot ? 20 : 11,
    );
  }
  return rect(0, 0, 640, 640, ground) + rays + disc(ox, oy, 58, accent);
}
