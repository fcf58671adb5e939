import { INK } from '../palette.ts';
import type { Choices, Random } from '../random.ts';
import { clip, disc, line, num, type Point, rect, trace } from '../shapes.ts';

type Palette = readonly [ground: string, field: string, outside: string, inside: string];

const PALETTES: Choices<Palette> = [
  [INK.bone, INK.green, INK.ink, INK.paper],
  [INK.mint, INK.clay, INK.forest, INK.paper],
  [INK.sage, INK.forest, INK.forest, INK.mint],
  [INK.rose, INK.plum, INK.plum, INK.rose],
  [INK.slate, INK.mist, INK.mist, INK.slate],
  [INK.clay, INK.paper, INK.paper, INK.rust],
];

/** Draws a single line that crosses a disc. Inside the disc, the line is thicker and has another colour. */
export function caseStudyEpisodes(rng: Random, id: string): string {
  const [ground, field, outside, inside] = rng.pick(PALETTES);
  const cx = rng.between(270, 370);
  const cy = rng.between(280, 350);
  const radius = rng.between(170, 215);
  const base = cy + rng.between(-20, 40);
  const beat = rng.between(cx - 60, cx + 50);
  const height = rng.between(0.75, 0.95) * radius;
  const signal = rng.pick([packet(cx, radius), doses(cx, radius), heartbeat(beat, radius)]);
  const points = signal.map(([x, level]): Point => [x, base + level * height]);
  const subject = `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}"/>`;
  return (
    rect(0, 0, 640, 640, ground) +
    `<g opacity=".16">${grid(outside)}</g>` +
    trace(points, outside, 13) +
    disc(cx, cy, radius, field) +
    clip(id, subject, trace(points, inside, 17))
  );
}

function packet(cx: number, radius: number): Point[] {
  return Array.from({ length: 120 }, (_, i): Point => {
    const x = -20 + i * 5.8;
    const distance = (x - cx) / (radius * 0.62);
    return [x, -0.82 * Math.exp(-distance * distance) * Math.sin(((x - cx) / radius) * 12.5)];
  });
}

function doses(cx: number, radius: number): Point[] {
  const points: Point[] = [];
  let level = 0;
  for (let x = -20, i = 0; x <= 660; x += 6, i++) {
    const treated = x > cx - radius * 0.8 && x < cx + radius * 0.6;
    if (treated && i % 14 === 0) level += 0.62;
    level *= 0.945;
    points.push([x, 0.3 - level]);
  }
  return points;
}

function heartbeat(beat: number, radius: number): Point[] {
  return [
    [-20, 0],
    [beat - radius * 0.8, 0],
    [beat - radius * 0.62, -0.14],
    [beat - radius * 0.46, 0],
    [beat - radius * 0.24, 0],
    [beat - radius * 0.14, 0.2],
    [beat, -1],
    [beat + radius * 0.15, 0.46],
    [beat + radius * 0.27, 0],
    [beat + radius * 0.5, 0],
    [beat + radius * 0.68, -0.26],
    [beat + radius * 0.86, 0],
    [660, 0],
  ];
}

function grid(ink: string): string {
  let lines = '';
  for (let at = 64; at <= 576; at += 64) {
    lines += line([at, 0], [at, 640], ink, 1) + line([0, at], [640, at], ink, 1);
  }
  return lines;
}
