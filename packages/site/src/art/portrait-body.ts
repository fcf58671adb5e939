import type { Sitter } from './portrait-sitter.ts';
import { bump, smooth } from './soft-edge.ts';

/**
 * How one part of the portrait (such as the neck) looks at one point: `cover` is how much of the point it covers, from
 * 0 to 1, and `tone` is how dark it is.
 */
export interface Layer {
  cover: number;
  tone: number;
}

/** Returns the neck at one point. */
export function neck(sitter: Sitter, x: number, y: number): Layer {
  const width = sitter.neck + 12 * smooth(110, 170, y);
  const across = 1 - smooth(width - 4, width + 3, Math.abs(x));
  return {
    cover: across * smooth(60, 70, y) * (1 - smooth(186, 214, y)),
    tone: 0.3 + 0.42 * smooth(-6, 40, -x * sitter.side) + 0.55 * (1 - smooth(124, 168, y)),
  };
}

/** Returns the jacket at one point: `x` counts from the middle of the sheet, `sheetY` from its top. */
export function jacket(sitter: Sitter, x: number, sheetY: number): Layer {
  const shoulder = 428 + 82 * (Math.abs(x) / 200) ** 1.7;
  return {
    cover: smooth(shoulder - 4, shoulder + 5, sheetY),
    tone: jacketTone(sitter, x, sheetY),
  };
}

function jacketTone({ side, jaw }: Sitter, x: number, sheetY: number): number {
  const away = Math.abs(x);
  const inCollar = Math.abs(away - ((sheetY - 424) * 0.62 + 14)) < 9;
  if (inCollar) return 0.95;
  const inShirt = away < (sheetY - 430) * 0.62 + 8;
  if (!inShirt) {
    const light = bump(x * side, sheetY, 120, 500, 62, 70);
    return 0.74 + 0.2 * smooth(-40, 190, -x * side) - 0.24 * light;
  }
  const underChin = away < 46 * jaw && sheetY < 452;
  return underChin ? 0.42 : 0.16;
}
