import { type DrawnFigure, drawnFigure, type FigureSize, percent, sampled } from './drawn-figure.ts';
import type { Plot } from './plot.ts';

const RATES = [0.03, 0.05, 0.07] as const;
const SUBJECT = 0.07;
const YEARS = 40;

/** Returns what one unit has grown to after a number of years at a yearly rate. */
export function compounded(rate: number, years: number): number {
  return (1 + rate) ** years;
}

const PLOT: Plot = {
  label: 'Three rising curves: one unit compounding for forty years at 3, 5 and 7 per cent a year',
  left: 34,
  right: 84,
  x: {
    from: 0,
    to: YEARS,
    scale: 'linear',
    ticks: [0, 10, 20, 30, YEARS].map((at) => ({ at, label: at === YEARS ? `${at} years` : String(at) })),
  },
  y: {
    from: 0,
    to: 15,
    scale: 'linear',
    ticks: [0, 5, 10, 15].map((at) => ({ at, label: String(at) })),
  },
  lines: RATES.map((rate) => ({
    points: sampled(0, YEARS, YEARS, (years) => compounded(rate, years)),
    end: `${percent(rate)}: ${compounded(rate, YEARS).toFixed(2)}`,
    hot: rate === SUBJECT,
  })),
};

/** Draws what one unit grows to in forty years at three rates. `size` is the size of the wide version. */
export function compounding(size?: FigureSize): DrawnFigure {
  const end = compounded(SUBJECT, YEARS);
  const lastDecade = (end - compounded(SUBJECT, YEARS - 10)) / (end - 1);
  const caption = `One unit that grows at ${percent(SUBJECT)} a year becomes ${end.toFixed(2)} after forty years; ${percent(lastDecade)} of the gain comes in the last ten years.`;
  return drawnFigure(PLOT, caption, size);
}
