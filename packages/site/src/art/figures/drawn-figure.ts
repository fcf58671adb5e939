import type { Point } from '../shapes.ts';
import { type Plot, plot } from './plot.ts';

export interface FigureSize {
  width: number;
  height: number;
}

/** A figure for a page. The stylesheet shows `wide` or `narrow`. */
export interface DrawnFigure {
  wide: string;
  narrow: string;
  /** The text alternative of the drawing. */
  label: string;
  /** The caption. The page puts 'Fig. n.' before it. */
  caption: string;
}

const WIDE: FigureSize = { width: 680, height: 330 };
// Figures are redrawn for phones instead of scaled, so that labels stay at 13 px.
const NARROW: FigureSize = { width: 350, height: 280 };

// A no-break space, which keeps the number and the percent sign on one line.
const NO_BREAK = '\u00a0';

/** Draws a figure in both versions. `size` is the size of the wide version. */
export function drawnFigure(content: Plot, caption: string, size: FigureSize = WIDE): DrawnFigure {
  return {
    wide: plot(content, size, 'large'),
    narrow: plot(content, NARROW, 'small'),
    label: content.label,
    caption,
  };
}

/** Returns the curve of a function between two bounds, as points at equal steps. */
export function sampled(from: number, to: number, steps: number, value: (x: number) => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / steps;
    return [x, value(x)];
  });
}

/** Formats a share as a percentage: 0.07 as 7 %. */
export function percent(share: number, decimals = 0): string {
  return `${(share * 100).toFixed(decimals)}${NO_BREAK}%`;
}
