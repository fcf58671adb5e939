import { jacket, neck } from './portrait-body.ts';
import { faceReach, faceTone } from './portrait-face.ts';
import { hairCover, sheen } from './portrait-hair.ts';
import type { Sitter } from './portrait-sitter.ts';
import { bump, mix, smooth } from './soft-edge.ts';

const BACKGROUND = 0.09;
const BARE = 0.03;
/** A layer that covers less than this share of a point is not drawn. */
const TRACE = 0.02;

/** Returns the tone at one point of the 480 by 600 sheet, from 0.03 (nearly bare) to 1 (full ink). */
export function portraitTone(sitter: Sitter, sheetX: number, sheetY: number): number {
  const x = (sheetX - 240) / 1.12;
  const y = (sheetY - 252) / 1.12;
  const inFace = 1 - smooth(0.96, 1.02, faceReach(sitter, x, y));
  let tone = BACKGROUND + (inFace < 0.5 ? ears(sitter, x, y) : 0);

  const hair = hairCover(sitter, x, y);
  const strands = 0.06 * Math.sin((x + y * 0.3) / 5);
  if (hair > TRACE) tone = mix(tone, 0.9 - sheen(sitter, x, y) + strands, hair);
  for (const layer of [neck(sitter, x, y), jacket(sitter, x, sheetY)]) {
    if (layer.cover > TRACE) tone = mix(tone, layer.tone, layer.cover);
  }
  if (inFace > TRACE) tone = mix(tone, faceTone(sitter, x, y), inFace);
  return Math.max(BARE, Math.min(1, tone));
}

function ears({ hair, side }: Sitter, x: number, y: number): number {
  if (hair === 'bob') return 0;
  const ear = Math.max(bump(x, y, -95, 4, 9, 25), bump(x, y, 95, 4, 9, 25));
  const shade = x * side < 0 ? 0.7 : 0.4;
  return (shade - BACKGROUND) * smooth(0.3, 0.45, ear);
}
