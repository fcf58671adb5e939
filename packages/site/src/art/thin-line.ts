import type { Point } from './shapes.ts';

/**
 * Returns a line with fewer points, none farther from the original than the tolerance (Ramer, Douglas and Peucker, with
 * vertical distances).
 */
export function thinLine(points: readonly Point[], tolerance: number): readonly Point[] {
  const first = points.at(0);
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;

  const slope = (last[1] - first[1]) / (last[0] - first[0]);
  let farthest = 0;
  let at = 0;
  for (const [i, [x, y]] of points.entries()) {
    const distance = Math.abs(y - (first[1] + slope * (x - first[0])));
    if (distance <= farthest) continue;
    farthest = distance;
    at = i;
  }
  if (farthest <= tolerance) return [first, last];
  const head = thinLine(points.slice(0, at + 1), tolerance);
  return [...head, ...thinLine(points.slice(at), tolerance).slice(1)];
}
