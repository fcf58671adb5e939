import type { Point } from '../shapes.ts';

/** Returns the curve of a function between two bounds, as points at equal steps. */
export function sampled(from: number, to: number, steps: number, value: (x: number) => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / steps;
    return [x, value(x)];
  });
}
