import { growth } from '../growth.ts';
import { INK } from '../palette.ts';
import type { Choices, Random } from '../random.ts';
import { clip, disc, num, type Point, rect, ring, trace } from '../shapes.ts';

type Palette = readonly [ground: string, thin: string, glass: string, thick: string];

const PALETTES: Choices<Palette> = [
  [INK.green, INK.sage, INK.mint, INK.green],
  [INK.bone, INK.moss, INK.forest, INK.mint],
  [INK.sage, INK.green, INK.paper, INK.clay],
  [INK.navy, INK.sky, INK.sky, INK.navy],
  [INK.rose, INK.rust, INK.plum, INK.rose],
  [INK.forest, INK.moss, INK.rose, INK.forest],
];

const LINES = 15;
const ZOOM = 2.15;

/** Lines of growing returns, and the same lines seen through a lens. */
export function investorLens(rng: Random, id: string): string {
  const [ground, thin, glass, thick] = rng.pick(PALETTES);
  const cx = rng.between(290, 400);
  const cy = rng.between(250, 350);
  const radius = rng.between(168, 200);
  const rate = rng.between(2.2, 3.1);
  const magnify = ([x, y]: Point): Point => [cx + (x - cx) * ZOOM, cy + (y - cy) * ZOOM];
  let far = '';
  let near = '';
  for (let i = 0; i < LINES; i++) {
    const points = returns(i, rate);
    far += trace(points, thin, 3.2);
    near += trace(points.map(magnify), thick, 15);
  }
  const lens = `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}"/>`;
  return (
    rect(0, 0, 640, 640, ground) +
    far +
    disc(cx, cy, radius + 30, ground) +
    disc(cx, cy, radius, glass) +
    clip(id, lens, near) +
    ring(cx, cy, radius + 15, glass, 5)
  );
}

function returns(index: number, rate: number): Point[] {
  const points: Point[] = [];
  for (let x = -20; x <= 660; x += 20) {
    const t = Math.max(0, x / 640);
    points.push([x, 625 - index * 15 - growth(t, rate) * (index + 1) * 31]);
  }
  return points;
}
