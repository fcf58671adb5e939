/** Returns 0 up to `from`, 1 beyond `to`, and a smooth transition between them. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * Returns the height of a smooth bump at a point: 1 at the centre (`cx`, `cy`), falling towards 0 with the distance.
 * `sx` and `sy` are the widths of the bump.
 */
export function bump(x: number, y: number, cx: number, cy: number, sx: number, sy: number): number {
  return Math.exp(-(((x - cx) / sx) ** 2) - ((y - cy) / sy) ** 2);
}

/** Returns the tone that is visible when `over` covers `under`. `cover` is the covered share, 0 to 1. */
export function mix(under: number, over: number, cover: number): number {
  return under + (over - under) * cover;
}
