import { INK } from '../palette.ts';
import type { Choices, Random } from '../random.ts';
import { line, rect } from '../shapes.ts';

type Palette = readonly [ground: string, up: string, down: string, wick: string];

const PALETTES: Choices<Palette> = [
  [INK.clay, INK.paper, INK.ink, INK.ink],
  [INK.bone, INK.clay, INK.ink, INK.ink],
  [INK.rust, INK.rose, INK.ink, INK.rose],
  [INK.ink, INK.paper, INK.clay, INK.stone],
  [INK.mist, INK.paper, INK.navy, INK.navy],
  [INK.green, INK.mint, INK.clay, INK.mint],
];

const COUNT = 9;

/** A candlestick chart: candles that rise and candles that fall have different colours. */
export function newsAndMarketUpdates(rng: Random): string {
  const [ground, up, down, wick] = rng.pick(PALETTES);
  let level = rng.between(455, 505);
  let candles = '';
  for (let i = 0; i < COUNT; i++) {
    const next = Math.max(120, Math.min(540, level - rise(rng, i)));
    const x = 40 + i * 62 + 32;
    const top = Math.min(level, next);
    const height = Math.max(26, Math.abs(level - next));
    const high = top - rng.between(22, 56);
    const low = top + height + rng.between(22, 56);
    candles += line([x, high], [x, low], wick, 6);
    candles += rect(x - 21, top, 42, height, next < level ? up : down);
    level = next;
  }
  return `${rect(0, 0, 640, 640, ground)}<g opacity=".28">${ruling(wick)}</g>${candles}`;
}

function rise(rng: Random, day: number): number {
  // The last candle always rises, because a cover that ends with a fall looks like a warning.
  if (day === COUNT - 1) return rng.between(84, 108);
  if (day % 3 !== 1 && rng.chance(0.8)) return rng.between(40, 84);
  return -rng.between(34, 70);
}

function ruling(ink: string): string {
  let lines = '';
  for (let i = 1; i <= 6; i++) lines += line([0, i * 92], [640, i * 92], ink, 1.4);
  return lines;
}
