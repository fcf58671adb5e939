import type { Point } from '../shapes.ts';
import { type DrawnFigure, drawnFigure, type FigureSize, sampled } from './drawn-figure.ts';
import type { Plot } from './plot.ts';

const HALF_LIVES = 8;
const DOSES = HALF_LIVES + 1;

/**
 * Returns the level right after the last of several doses, one every half-life. The unit is one dose; the level
 * approaches 2.
 */
export function levelAfterDoses(doses: number): number {
  return 2 - 2 ** (1 - doses);
}

const remaining = (halfLives: number) => 0.5 ** halfLives;

function sawtooth(): Point[] {
  const teeth = Array.from({ length: HALF_LIVES }, (_, taken) => {
    const peak = levelAfterDoses(taken + 1);
    return sampled(taken, taken + 1, 12, (time) => peak * remaining(time - taken));
  });
  return [[0, 0], ...teeth.flat(), [HALF_LIVES, levelAfterDoses(DOSES)]];
}

const PLOT: Plot = {
  label:
    'A rising sawtooth and a falling curve: the level of a medicine taken every half-life, and of a single dose, over eight half-lives',
  left: 34,
  right: 106,
  x: {
    from: 0,
    to: HALF_LIVES,
    scale: 'linear',
    ticks: [0, 2, 4, 6, HALF_LIVES].map((at) => ({
      at,
      label: at === HALF_LIVES ? `${at} half-lives` : String(at),
    })),
  },
  y: {
    from: 0,
    to: 2,
    scale: 'linear',
    ticks: [0, 0.5, 1, 1.5, 2].map((at) => ({ at, label: at % 1 === 0 ? String(at) : '' })),
  },
  lines: [
    {
      points: sampled(0, HALF_LIVES, 96, remaining),
      end: `1 dose: ${remaining(HALF_LIVES).toFixed(3)}`,
      hot: false,
    },
    { points: sawtooth(), end: `${DOSES} doses: ${levelAfterDoses(DOSES).toFixed(3)}`, hot: true },
  ],
};

/**
 * Draws the level of a drug with one dose every half-life, and the level after a single dose. `size` is the size of the
 * wide version.
 */
export function repeatedDose(size?: FigureSize): DrawnFigure {
  const caption = `The level of a medicine, in doses, when one dose is taken every half-life. The peak after each dose is closer to 2 than the one before, but never reaches it: ${levelAfterDoses(4).toFixed(3)} after the fourth dose, ${levelAfterDoses(DOSES).toFixed(3)} after the ninth.`;
  return drawnFigure(PLOT, caption, size);
}
