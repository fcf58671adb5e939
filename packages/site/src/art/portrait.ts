import { SITTERS, type Sitter, type SitterName } from './portrait-sitter.ts';
import { portraitTone } from './portrait-tone.ts';
import { type Point, path, svg } from './shapes.ts';
import { thinLine } from './thin-line.ts';

const WIDTH = 480;
const HEIGHT = 600;
const ROWS = 88;
const PITCH = HEIGHT / ROWS;
/** With this tolerance a portrait has about 33 KB. A smaller one gives no better picture. */
const TOLERANCE = 0.22;

/**
 * Draws a host's portrait, engraved as on banknotes. Each line is a waveform.
 */
export function portrait(name: SitterName): string {
  const sitter = SITTERS[name];
  const rows = Array.from({ length: ROWS }, (_, row) => engravedRow(sitter, row));
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sitter.ground}"/>`;
  const lines = `<path d="${rows.join('')}" fill="${sitter.ink}"/>`;
  return svg(WIDTH, HEIGHT, 'aria-hidden="true"', ground + lines);
}

/** Draws one line, thicker where the tone is darker: two edges, closed into one shape. */
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
