import { type DrawnFigure, drawnFigure, type FigureSize, percent, sampled } from './drawn-figure.ts';
import type { Plot, PlotLine } from './plot.ts';

export const RATES = [0.01, 0.03, 0.05, 0.07] as const;
const SUBJECT = 0.03;
export const YEARS = 40;

/** Returns today's value of one unit that arrives after a number of years, at a yearly discount rate. */
export function presentValue(rate: number, years: number): number {
  return (1 + rate) ** -years;
}

/** Returns the curve of a discount rate over all years. `isSubject` says whether it is the green curve. */
export function discountCurve(rate: number, isSubject: boolean, end = percent(rate)): PlotLine {
  return { points: sampled(0, YEARS, YEARS, (years) => presentValue(rate, years)), end, hot: isSubject };
}

export const PLOT: Plot = {
  label:
    'Four falling curves: the present value of a healthy year up to forty years away, at discount rates of 1, 3, 5 and 7 per cent',
  left: 34,
  right: 44,
  x: {
    from: 0,
    to: YEARS,
    scale: 'linear',
    ticks: [0, 10, 20, 30, YEARS].map((at) => ({ at, label: String(at) })),
  },
  y: {
    from: 0,
    to: 1,
    scale: 'linear',
    ticks: [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: at % 1 === 0 ? String(at) : '' })),
  },
  lines: RATES.map((rate) => discountCurve(rate, rate === SUBJECT)),
};

/**
 * Draws what a healthy year is worth today at four discount rates, by the number of years until it arrives. `size` is
 * the size of the wide version.
 */
export function discountRates(size?: FigureSize): DrawnFigure {
  const cents = (rate: number) => (presentValue(rate, YEARS) * 100).toFixed(0);
  const caption = `What a healthy year is worth today, by the number of years until it arrives. At ${percent(SUBJECT)} a year, a dollar that arrives in forty years is worth ${cents(SUBJECT)} cents today; at ${percent(0.07)}, ${cents(0.07)} cents.`;
  return drawnFigure(PLOT, caption, size);
}
