import { type DrawnFigure, drawnFigure, type FigureSize, sampled } from './drawn-figure.ts';
import type { Plot } from './plot.ts';

const DOUBLINGS = [8, 10, 12] as const;
const SUBJECT = 8;
const FROM = 30;
const TO = 90;

/** Returns the yearly risk of death at an age, relative to age 30. The risk doubles every `doublingYears` years. */
export function relativeRisk(age: number, doublingYears: number): number {
  return 2 ** ((age - FROM) / doublingYears);
}

const PLOT: Plot = {
  label:
    'Three rising curves: risk of death relative to age 30, from age 30 to 90, if it doubles every 8, 10 or 12 years',
  left: 40,
  right: 96,
  x: {
    from: FROM,
    to: TO,
    scale: 'linear',
    ticks: [FROM, 50, 70, TO].map((at) => ({ at, label: at === FROM ? `Age ${at}` : String(at) })),
  },
  y: {
    from: 0,
    to: 200,
    scale: 'linear',
    ticks: [0, 50, 100, 150, 200].map((at) => ({ at, label: String(at) })),
  },
  lines: DOUBLINGS.map((years) => ({
    points: sampled(FROM, TO, TO - FROM, (age) => relativeRisk(age, years)),
    end: `${years} years: ${relativeRisk(TO, years).toFixed(0)}`,
    hot: years === SUBJECT,
  })),
};

/** Draws how a risk that doubles every eight years grows from age 30 to 90. `size` is the size of the wide version. */
export function mortalityDoubling(size?: FigureSize): DrawnFigure {
  const risk = (age: number) => relativeRisk(age, SUBJECT).toFixed(0);
  const caption = `Risk of dying relative to age ${FROM}, if it doubles every eight years: ${risk(60)} times as high at 60, ${risk(TO)} times as high at ${TO}. The grey curves show a doubling every ten and every twelve years.`;
  return drawnFigure(PLOT, caption, size);
}
