import type { Sitter } from './portrait-sitter.ts';
import { bump, smooth } from './soft-edge.ts';

/** Returns the share of one point, 0 to 1, that is covered by the hair behind the face. */
export function hairCover(sitter: Sitter, x: number, y: number): number {
  return sitter.hair === 'bob' ? bob(x, y) : short(sitter, x, y);
}

/** Returns the share of one point on the face, 0 to 1, that is covered by the hair over the brow. */
export function fringeCover({ hair, side }: Sitter, x: number, y: number): number {
  if (hair === 'bob') {
    const parting = -78 + 50 * smooth(-70, 90, -x * side) + (Math.abs(x) / 92) ** 3 * 66;
    return 1 - smooth(parting - 5, parting + 5, y);
  }
  const edge = -84 + 20 * smooth(60, -70, x * side) + 52 * (Math.abs(x) / 90) ** 4;
  return 1 - smooth(edge - 5, edge + 4, y);
}

/** Returns how much light the hair reflects at one point. */
export function sheen({ side }: Sitter, x: number, y: number): number {
  return bump(x * side, y, 46, -96, 40, 26) * 0.42;
}

function bob(x: number, y: number): number {
  const crown = y < 30 ? 1 - smooth(0.97, 1.02, Math.hypot(x / 126, (y + 18) / 142)) : 0;
  const width = 121 + 10 * smooth(-20, 110, y);
  const sides = 1 - smooth(width - 3, width + 4, Math.abs(x));
  const ends = 1 - smooth(112, 124, y + 10 * Math.cos(x / 30));
  return Math.max(crown, sides * smooth(-40, -30, y) * ends);
}

function short({ side }: Sitter, x: number, y: number): number {
  const width = 101 + 5 * smooth(-40, -100, y);
  const height = 118 + 9 * bump(x * side, 0, 34, 0, 50, 1);
  const crown = 1 - smooth(0.97, 1.02, Math.hypot((x + 5 * side) / width, (y + 26) / height));
  return crown * (1 - smooth(-14, 6, y - 18 * smooth(80, 96, Math.abs(x))));
}
