import { fringeCover, sheen } from './portrait-hair.ts';
import type { Sitter } from './portrait-sitter.ts';
import { bump, mix, smooth } from './soft-edge.ts';

const SIDES = [-1, 1] as const;

interface FaceShape {
  width: number;
  height: number;
}

/** Returns a point's distance from the middle of the face: 0 in the middle, 1 at the outline. */
export function faceReach(sitter: Sitter, x: number, y: number): number {
  const { width, height } = shape(sitter, y);
  return Math.hypot(x / width, y / height);
}

/** Returns how dark one point of the face is, including the hair over the brow. */
export function faceTone(sitter: Sitter, x: number, y: number): number {
  const skin =
    shading(sitter, x, y) +
    eyesAndCheeks(sitter, x, y) +
    nose(sitter, x, y) +
    mouth(sitter, x, y) +
    (sitter.beard ? beard(x, y) : 0) +
    (sitter.glasses ? glasses(x, y) : 0);
  return mix(skin, 0.88 - sheen(sitter, x, y), fringeCover(sitter, x, y));
}

function shape({ jaw }: Sitter, y: number): FaceShape {
  if (y < 0) return { width: 92, height: 118 };
  return { width: 92 - 24 * smooth(20, 128, y) * (2 - jaw), height: 124 };
}

function shading(sitter: Sitter, x: number, y: number): number {
  const { width, height } = shape(sitter, y);
  const reach = faceReach(sitter, x, y);
  const towardViewer = Math.sqrt(Math.max(0, 1 - reach * reach));
  const towardLight = (x / width) * sitter.side;
  const round = 0.46 - 0.42 * towardLight * 0.9 - 0.2 * towardViewer + 0.05 * (y / height);
  return round + 0.12 * smooth(0.55, 1, reach);
}

function eyesAndCheeks({ side }: Sitter, x: number, y: number): number {
  let tone = 0;
  for (const s of SIDES) {
    tone += 0.5 * bump(x, y, s * 36, -18, 19, 9) + 0.2 * bump(x, y, s * 36, -22, 30, 17);
    tone += 0.46 * bump(x, y, s * 37, -42, 25, 5.5);
    tone -= 0.2 * bump(x, y, s * 44, 26, 22, 20) * (s === side ? 1 : 0.3);
  }
  return tone;
}

function nose({ side }: Sitter, x: number, y: number): number {
  const shadow = 0.36 * bump(x * side, y, -13, 12, 8, 36) + 0.34 * bump(x, y, -9 * side, 40, 17, 6);
  return shadow - 0.3 * bump(x * side, y, 3, 14, 6, 34);
}

function mouth({ side }: Sitter, x: number, y: number): number {
  const smiling = y + x * x * 0.0065 - 4;
  const lips = 0.62 * bump(x, smiling, 0, 72, 27, 4.5) + 0.22 * bump(x, y, 0, 66, 20, 6);
  return lips - 0.16 * bump(x, y, 3 * side, 84, 16, 5) + 0.2 * bump(x, y, 0, 96, 22, 6);
}

function beard(x: number, y: number): number {
  const chin = smooth(50, 84, y + Math.abs(x) * 0.34) * (1 - 0.9 * bump(x, y, 0, 80, 24, 12));
  return 0.2 * chin + 0.2 * bump(x, y, 0, 57, 26, 6);
}

function glasses(x: number, y: number): number {
  const bridge = Math.abs(x) < 9 && Math.abs(y + 20) < 4 ? 0.7 : 0;
  return SIDES.reduce((tone, s) => {
    const fromRim = Math.abs(Math.hypot((x - s * 39) / 31, (y + 16) / 25) - 1);
    return tone + 0.75 * (1 - smooth(0.05, 0.15, fromRim));
  }, bridge);
}
