import type { Point } from '../shapes.ts';

/** Takes bounds, a number of steps and a function and returns that function's curve as points. */
export function sampled(from: number, to: number, steps: number, value: (x: number) => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / steps;
    return [x, value(x)];
  });
}
