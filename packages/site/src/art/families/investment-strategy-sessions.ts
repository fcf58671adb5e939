import { growth } from '../growth.ts';
import { INK } from '../palette.ts';
import type { Choices, Random } from '../random.ts';
import { disc, rect } from '../shapes.ts';
import { DISC, QUARTER, SQUARE } from './investment-unit.ts';

type Palette = readonly [ground: string, unit: string, accent: string, bed: string];

const PALETTES: Choices<Palette> = [
  [INK.bone, INK.green, INK.clay, INK.stone],
  [INK.mist, INK.slate, INK.clay, '#b5c7c8'],
  [INK.green, INK.mint, INK.rose, '#23604e'],
  [INK.stone, INK.ink, INK.clay, '#bcad91'],
  [INK.rose, INK.plum, INK.paper, '#cf9a84'],
  [INK.navy, INK.sky, INK.paper, '#2f4a5a'],
  [INK.plum, INK.mauve, INK.rose, '#5d3c4e'],
  [INK.sage, INK.forest, INK.paper, '#93ac91'],
  [INK.clay, INK.paper, INK.ink, '#a14a32'],
];

const SPAN = 550;
const MARGIN = (640 - SPAN) / 2;

/**
 * Which units have the accent colour: the top unit of each column, the units beyond simple interest, or the last
 * column.
 */
const ACCENTS: Choices<(at: Place) => boolean> = [
  ({ row, height }) => row === height - 1,
  ({ row, simple, height }) => row >= simple || height === 1,
  ({ column, columns }) => column === columns - 1,
];

interface Place {
  column: number;
  columns: number;
  row: number;
  height: number;
  /** The height that this column would have with simple interest, which adds one unit every two columns. */
  simple: number;
}

/** Columns of units that grow like compound interest: 1, 2, 3, 5, 8. One unit, still accruing, is drawn in part. */
export function investmentStrategySessions(rng: Random): string {
  const [ground, unit, accent, bed] = rng.pick(PALETTES);
  const columns = rng.pick([6, 7, 8, 9]);
  const form = rng.pick([SQUARE, SQUARE, DISC, DISC, QUARTER]);
  const accented = rng.pick(ACCENTS);
  const gap = rng.between(6, 14);
  const size = (SPAN - (columns - 1) * gap) / columns;
  const heights = staircase(rng, columns);
  const due = { column: rng.integer(0, columns - 3), above: rng.integer(2, 4) };
  const accrued = rng.between(0.2, 0.75);
  const pattern = rng.integer(0, 2);
  let units = '';
  for (const [column, height] of heights.entries()) {
    const dueRow = column === due.column ? Math.min(columns - 1, height + due.above) : -1;
    const simple = 1 + Math.floor(column / 2);
    for (let row = 0; row < columns; row++) {
      const x = MARGIN + column * (size + gap);
      const y = 640 - MARGIN - size - row * (size + gap);
      const ink = accented({ column, columns, row, height, simple }) ? accent : unit;
      if (row < height) units += form.laid(x, y, size, ink);
      else if (row === dueRow) units += form.due(x, y, size, accent, accrued);
      else units += peg(x + size / 2, y + size / 2, bed, (pattern + column + row) % 3 === 0);
    }
  }
  return rect(0, 0, 640, 640, ground) + units;
}

function staircase(rng: Random, columns: number): number[] {
  const rate = rng.between(1.3, 2.8);
  const dip = rng.integer(2, columns - 2);
  return Array.from({ length: columns }, (_, column) => {
    const grown = Math.round(1 + growth(column / (columns - 1), rate) * (columns - 1));
    const withdrawn = column === dip && column > 3 ? 1 : 0;
    return Math.max(1, Math.min(columns, grown - withdrawn));
  });
}

function peg(x: number, y: number, ink: string, round: boolean): string {
  return round ? disc(x, y, 7, ink) : rect(x - 4, y - 4, 8, 8, ink);
}
