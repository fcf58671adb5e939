import { growth } from '../growth.ts';
import { INK } from '../palette.ts';
import type { Choices, Random } from '../random.ts';
import { clip, line, num, type Point, path, poly, rect } from '../shapes.ts';
import { speech } from '../speech.ts';

type Palette = readonly [ground: string, beam: string, dim: string, lit: string];

const PALETTES: Choices<Palette> = [
  [INK.ink, INK.bone, '#45423b', INK.clay],
  [INK.forest, INK.mint, '#1f5042', INK.clay],
  [INK.plum, INK.rose, '#6b4659', INK.plum],
  [INK.navy, INK.mist, '#38505f', INK.green],
  [INK.rust, INK.bone, '#95492f', INK.rust],
  [INK.slate, INK.paper, '#4b6878', INK.clay],
];

const COUNT = 13;
const GAP = 640 / COUNT;
const FLOOR = 552;

/** A beam of light on one bar among many. */
export function founderSpotlight(rng: Random, id: string): string {
  const [ground, beam, dim, lit] = rng.pick(PALETTES);
  const cx = rng.between(350, 450);
  const top = rng.between(150, 215);
  const half = rng.between(128, 158);
  const wave = speech(rng);
  const cone: Point[] = [
    [top - 16, -10],
    [top + 16, -10],
    [cx + half, FLOOR],
    [cx - half, FLOOR],
  ];
  let dark = '';
  let light = '';
  for (let i = 0; i < COUNT; i++) {
    const x = GAP * (i + 0.5);
    const near = Math.max(0, 1 - Math.abs(x - cx) / (half * 1.05));
    const height = 44 + 90 * wave(i / COUNT) * growth((i + 1) / COUNT, 1.2) + 268 * near ** 1.7;
    dark += line([x, FLOOR], [x, FLOOR - height], dim, 19);
    light += line([x, FLOOR], [x, FLOOR - height], lit, 19);
  }
  const foot = `<ellipse cx="${num(cx)}" cy="${FLOOR}" rx="${num(half)}" ry="36" fill="${beam}"/>`;
  const scene = dark + poly(cone, beam) + foot + clip(id, `<path d="${path(cone)}Z"/>`, light);
  const mirrored = `<g transform="matrix(-1 0 0 1 640 0)">${scene}</g>`;
  return rect(0, 0, 640, 640, ground) + (rng.chance(0.5) ? scene : mirrored);
}
