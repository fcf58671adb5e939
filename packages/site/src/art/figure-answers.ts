import type { FigureName } from '../sample/sample-content.ts';
import { discountRatesAt } from './figures/discount-rates-at.ts';
import type { DrawnFigure } from './figures/drawn-figure.ts';

/** What a figure shows for a value of its slider. */
export interface FigureAnswer extends Pick<DrawnFigure, 'wide' | 'narrow'> {
  /** The slider's value as text. */
  value: string;
  /** What the figure says about the value. */
  sentence: string;
}

/**
 * The functions that draw a figure for a value of its slider (figure-sliders.ts). Pages load this file after hydration,
 * and only if they show a figure with a slider.
 */
export const FIGURE_ANSWERS: Partial<Record<FigureName, (at: number) => FigureAnswer>> = {
  'discount-rates': discountRatesAt,
};
