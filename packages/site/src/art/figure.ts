import type { FigureName } from '../sample/sample-content.ts';
import { drawnOnce } from './drawn-once.ts';
import { compounding } from './figures/compounding.ts';
import { discountRates } from './figures/discount-rates.ts';
import type { DrawnFigure, FigureSize } from './figures/drawn-figure.ts';
import { mortalityDoubling } from './figures/mortality-doubling.ts';
import { predictiveValue } from './figures/predictive-value.ts';
import { repeatedDose } from './figures/repeated-dose.ts';

/** There are few sizes. Each is one object, so that it can be a cache key. */
const FIGURES: Record<FigureName, (size?: FigureSize) => DrawnFigure> = {
  'discount-rates': drawnOnce(discountRates),
  compounding: drawnOnce(compounding),
  'mortality-doubling': drawnOnce(mortalityDoubling),
  'repeated-dose': drawnOnce(repeatedDose),
  'predictive-value': drawnOnce(predictiveValue),
};

/**
 * Takes a figure's name and the size of its wide version, 680 by 330 unless told, and returns both versions with
 * their texts.
 */
export function figure(name: FigureName, size?: FigureSize): DrawnFigure {
  return FIGURES[name](size);
}

/** The same for a name that may be anybody's: undefined where no figure is called that. */
export function findFigure(name: string | null, size?: FigureSize): DrawnFigure | undefined {
  const known = Object.entries(FIGURES).find(([key]) => key === name);
  return known?.[1](size);
}
