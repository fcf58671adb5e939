import type { FigureName } from '../sample/sample-content.ts';
import type { FigureAnswer } from './figure-answers.ts';

/** The slider below a figure, as the server renders it. figure-answers.ts redraws the figure for other values. */
export interface FigureSlider {
  figure: FigureName;
  label: string;
  min: number;
  max: number;
  step: number;
  /** The initial value, with its texts. */
  start: { at: number } & Pick<FigureAnswer, 'value' | 'sentence'>;
}

const SLIDERS: readonly FigureSlider[] = [
  {
    figure: 'discount-rates',
    label: 'Discount rate',
    min: 0,
    max: 15,
    step: 0.5,
    start: {
      at: 3,
      value: '3\u00a0%',
      sentence: 'At 3\u00a0%, a healthy year 40 years from now is worth 0.307 years today',
    },
  },
];

/** Returns the slider of a figure; undefined if the figure has none. */
export function findSlider(name: string | null): FigureSlider | undefined {
  return SLIDERS.find(({ figure }) => figure === name);
}
