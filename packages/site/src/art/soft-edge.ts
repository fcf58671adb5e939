/** Takes two bounds and a value and returns 0 before the first, 1 after the second and a smooth way between. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Takes a place, a centre and two widths and returns 1 in the centre, falling to 0 around it. */
export function bump(x: number, y: number, cx: number, cy: number, sx: number, sy: number): number {
  return Math.exp(-(((x - cx) / sx) ** 2) - ((y - cy) / sy) ** 2);
}

/** Takes a tone, the tone that covers it and how much it covers, 0 to 1, and returns what is seen. */
export function mix(under: number, over: number, cover: number): number {
  return under + (over - under) * cover;
}
