export const SPEEDS = [0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.5, 1.75, 2] as const;

/** Returns the next faster or slower speed, or the same one at the end of the scale. */
export function nextSpeed(rate: number, step: 1 | -1): number {
  const found = step > 0 ? SPEEDS.find((speed) => speed > rate) : SPEEDS.findLast((speed) => speed < rate);
  return found ?? rate;
}

/** Returns the stored speed if it is one of `SPEEDS`, otherwise the normal speed. */
export function knownSpeed(stored: number | undefined): number {
  return SPEEDS.find((speed) => speed === stored) ?? 1;
}
