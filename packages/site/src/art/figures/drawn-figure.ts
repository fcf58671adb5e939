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
// Redrawn for phones instead of scaled, so that labels stay at 13 px.
const NARROW: FigureSize = { width: 350, height: 280 };

/** Draws a figure in both versions. `size` is that of the wide version. */
export function drawnFigure(content: Plot, caption: string, size: FigureSize = WIDE): DrawnFigure {
  return {
    wide: plot(content, size, 'large'),
    narrow: plot(content, NARROW, 'small'),
    label: content.label,
    caption,
  };
}
