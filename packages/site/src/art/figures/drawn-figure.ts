import { type Plot, plot } from './plot.ts';

export interface FigureSize {
  width: number;
  height: number;
}

/** One figure as a page needs it; the stylesheet shows `wide` or `narrow`. */
export interface DrawnFigure {
  wide: string;
  narrow: string;
  /** What stands on the drawing, for those who cannot see it. */
  label: string;
  /** What to see in it; the page puts 'Fig. n.' before it. */
  caption: string;
}

const WIDE: FigureSize = { width: 680, height: 330 };
// Drawn anew for phones, not scaled down, so that labels stay 13 px.
const NARROW: FigureSize = { width: 350, height: 280 };

/** Takes a plot, its caption and the wide version's size and returns the figure in both versions (LOOK.md, Figures). */
export function drawnFigure(content: Plot, caption: string, size: FigureSize = WIDE): DrawnFigure {
  return {
    wide: plot(content, size, 'large'),
    narrow: plot(content, NARROW, 'small'),
    label: content.label,
    caption,
  };
}
