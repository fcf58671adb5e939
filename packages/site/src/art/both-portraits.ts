import { portrait } from './portrait.ts';
import { svg } from './shapes.ts';

const WIDTH = 480;
const HEIGHT = 600;

/** Draws the two portraits side by side, 8:5. */
export function bothPortraits(): string {
  const [left, right] = [placed('maren', 0), placed('elias', WIDTH)];
  return svg(2 * WIDTH, HEIGHT, 'aria-hidden="true"', left + right);
}

const placed = (name: 'maren' | 'elias', x: number): string =>
  portrait(name).replace('<svg ', `<svg x="${x}" width="${WIDTH}" height="${HEIGHT}" `);
