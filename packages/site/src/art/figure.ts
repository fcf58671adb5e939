import type { FigureName } from '../sample/sample-content.ts';
import { drawnOnce } from './drawn-once.ts';
import { compounding } from './figures/compounding.ts';
import { discountRates } from './figures/discount-rates.ts';
import type { DrawnFigure, FigureSize } from './figures/drawn-figure.ts';
import { mortalityDoubling } from './figures/mortality-doubling.ts';
import { predictiveValue } from './figures/predictive-value.ts';
import { repeatedDose } from './figures/repeated-dose.ts';

/** The cached drawing functions. The cache compares sizes by identity, so a caller should reuse its size object. */
const FIGURES: Record<FigureName, (size?: FigureSize) => DrawnFigure> = {
  'discount-rates': drawnOnce(discountRates),
  compounding: drawnOnce(compounding),
  'mortality-doubling': drawnOnce(mortalityDoubling),
  'repeated-dose': drawnOnce(repeatedDose),
  'predictive-value': drawnOnce(predictiveValue),
};

/**
 * Returns a figure in its wide and its narrow version, with its texts. `size` is the size of the wide version in
 * pixels; the default is 680 by 330.
 */
export function figure(name: FigureName, size?: FigureSize): DrawnFigure {
  return FIGURES[name](size);
}

/** Returns the figure with this name; undefined if there is none. */
export function findFigure(name: string | null, size?: FigureSize): DrawnFigure | undefined {
  const known = Object.entries(FIGURES).find(([key]) => key === name);
  return known?.[1](size);
}
