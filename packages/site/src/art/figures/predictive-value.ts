import type { Point } from '../shapes.ts';
import { type DrawnFigure, drawnFigure, type FigureSize, percent, sampled } from './drawn-figure.ts';
import type { Plot } from './plot.ts';

const ACCURACIES = [0.9, 0.95, 0.99] as const;
const SUBJECT = 0.99;
const RAREST = 0.001;
const COMMONEST = 0.5;

/**
 * Returns the share of positive results that are right (Bayes), for a test whose sensitivity and specificity are both
 * `accuracy`.
 */
export function positivePredictiveValue(prevalence: number, accuracy: number): number {
  const right = prevalence * accuracy;
  const wrong = (1 - prevalence) * (1 - accuracy);
  return right / (right + wrong);
}

// Samples the curve at equal steps of the logarithm, because the axis is logarithmic.
function curve(accuracy: number): Point[] {
  const exponents = sampled(Math.log(RAREST), Math.log(COMMONEST), 60, Math.exp);
  return exponents.map(([, prevalence]) => [prevalence, positivePredictiveValue(prevalence, accuracy)]);
}

const PLOT: Plot = {
  label:
    'Three rising curves: the share of positive results that are right, at a prevalence from 0.1 to 50 per cent, for tests that are 90, 95 and 99 per cent sensitive and specific',
  left: 56,
  right: 48,
  x: {
    from: RAREST,
    to: COMMONEST,
    scale: 'log',
    ticks: [RAREST, 0.01, 0.1, COMMONEST].map((at) => ({
      at,
      label: percent(at, at < 0.01 ? 1 : 0),
    })),
  },
  y: {
    from: 0,
    to: 1,
    scale: 'linear',
    ticks: [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: at % 0.5 === 0 ? percent(at) : '' })),
  },
  lines: ACCURACIES.map((accuracy) => ({
    points: curve(accuracy),
    end: percent(accuracy),
    hot: accuracy === SUBJECT,
  })),
};

/**
 * Draws how often a positive result is right, by prevalence, for three tests. `size` is the size of the wide version.
 */
export function predictiveValue(size?: FigureSize): DrawnFigure {
  const believed = (prevalence: number) => percent(positivePredictiveValue(prevalence, SUBJECT));
  const caption = `How often a positive result is right, by prevalence (on a logarithmic scale) and by the test’s sensitivity and specificity. If both are ${percent(SUBJECT)}, a positive result is right ${believed(COMMONEST)} of the time when half the people tested have the condition, and ${believed(RAREST)} of the time when one in a thousand has it.`;
  return drawnFigure(PLOT, caption, size);
}
