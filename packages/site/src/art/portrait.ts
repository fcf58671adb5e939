import { SITTERS, type Sitter, type SitterName } from './portrait-sitter.ts';
import { portraitTone } from './portrait-tone.ts';
import { type Point, path, svg } from './shapes.ts';

const WIDTH = 480;
const HEIGHT = 600;
const ROWS = 88;
const PITCH = HEIGHT / ROWS;
/** With this tolerance, a portrait is about 33 KB. A smaller tolerance doesn't improve the picture. */
const TOLERANCE = 0.22;

/** Draws a host's portrait as an engraving, like those on banknotes. Each line is a waveform. */
export function portrait(name: SitterName): string {
  const sitter = SITTERS[name];
  const rows = Array.from({ length: ROWS }, (_, row) => engravedRow(sitter, row));
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sitter.ground}"/>`;
  const lines = `<path d="${rows.join('')}" fill="${sitter.ink}"/>`;
  return svg(WIDTH, HEIGHT, 'aria-hidden="true"', ground + lines);
}

/** Draws one line as a closed shape between two edges. The line is thicker where the tone is darker. */
function engravedRow(sitter: Sitter, row: number): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let x = 0; x <= WIDTH; x += 2) {
    const bend = 5 * Math.sin((x / WIDTH) * 6.283 * 0.9 + row * 0.04);
    const y = PITCH * (row + 0.5) + bend;
    const half = Math.max(0.42, portraitTone(sitter, x, y) * PITCH * 0.49);
    upper.push([x, y - half]);
    lower.push([x, y + half]);
  }
  const back = [...thinLine(lower, TOLERANCE)].reverse();
  return `${path([...thinLine(upper, TOLERANCE), ...back])}Z`;
}

/** Draws the two portraits side by side, with an aspect ratio of 8:5. */
export function bothPortraits(): string {
  const [left, right] = [placed('maren', 0), placed('elias', WIDTH)];
  return svg(2 * WIDTH, HEIGHT, 'aria-hidden="true"', left + right);
}

const placed = (name: 'maren' | 'elias', x: number): string =>
  portrait(name).replace('<svg ', `<svg x="${x}" width="${WIDTH}" height="${HEIGHT}" `);

/**
 * Returns a line with fewer points, at most `tolerance` away from the original line (the Ramer–Douglas–Peucker
 * algorithm, with vertical distances).
 */
function thinLine(points: readonly Point[], tolerance: number): readonly Point[] {
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
