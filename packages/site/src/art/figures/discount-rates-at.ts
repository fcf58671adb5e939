import type { FigureAnswer } from '../figure-answers.ts';
import { discountCurve, PLOT, presentValue, RATES, YEARS } from './discount-rates.ts';
import { drawnFigure, percent } from './drawn-figure.ts';

/**
 * Draws the figure 'discount-rates' with the chosen rate in green and the usual rates in grey. `perCent` is the chosen
 * rate in per cent a year.
 */
export function discountRatesAt(perCent: number): FigureAnswer {
  const chosen = perCent / 100;
  const value = percent(chosen, perCent % 1 === 0 ? 0 : 1);
  const others = RATES.filter((rate) => rate !== chosen).map((rate) => discountCurve(rate, false));
  const lines = [...others, discountCurve(chosen, true, value)];
  const label = `${PLOT.label}. The green curve is at ${value}`;
  const sentence = `At ${value}, a healthy year ${YEARS} years from now is worth ${inYears(presentValue(chosen, YEARS))} today`;
  const { wide, narrow } = drawnFigure({ ...PLOT, label, lines }, sentence);
  return { wide, narrow, value, sentence };
}

function inYears(years: number): string {
  return years === 1 ? '1 year' : `${years.toFixed(3)} years`;
}
