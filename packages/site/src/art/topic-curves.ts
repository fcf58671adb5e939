import type { TopicSlug } from '../topics.ts';
import type { Point } from './shapes.ts';

const WIDTH = 116;

/** The curve of each topic on a field of 120 by 56. It looks like a measurement from the topic's subject. */
export const TOPIC_CURVES: Record<TopicSlug, readonly Point[]> = {
  exercise: oxygenUptake(),
  nutrition: afterMeals(),
  sleep: hypnogram(),
  'risk-assessment': survival(),
  'medications-and-supplements': repeatedDose(),
  'mental-and-emotional-health': rhythm(),
};

function plotted(steps: number, y: (step: number) => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => [2 + (i * WIDTH) / steps, y(i)]);
}

function oxygenUptake(): Point[] {
  return plotted(WIDTH, (i) => {
    const t = i / WIDTH;
    return 50 - 34 * (1 - Math.exp(-t * 4)) - 9 * t * Math.abs(Math.sin(t * 34));
  });
}

function afterMeals(): Point[] {
  const meals = [
    [24, 9, 30],
    [36, 14, 9],
    [66, 10, 38],
    [80, 14, 11],
    [104, 9, 22],
  ] as const;
  return plotted(WIDTH, (i) =>
    meals.reduce((y, [at, spread, height]) => y - height * Math.exp(-(((i - at) / spread) ** 2)), 47),
  );
}

/** Returns a staircase. The points of `levels` are the right ends of its steps. */
function staircase(levels: readonly Point[]): Point[] {
  let from = 2;
  return levels.flatMap(([until, y]): Point[] => {
    const tread: Point[] = [
      [from, y],
      [until, y],
    ];
    from = until;
    return tread;
  });
}

function hypnogram(): Point[] {
  return staircase([
    [14, 6],
    [22, 30],
    [40, 48],
    [46, 30],
    [52, 18],
    [68, 40],
    [78, 18],
    [90, 34],
    [104, 18],
    [110, 30],
    [118, 6],
  ]);
}

function survival(): Point[] {
  return staircase([
    [16, 6],
    [30, 9],
    [42, 13],
    [54, 17],
    [64, 24],
    [76, 28],
    [90, 36],
    [102, 42],
    [118, 48],
  ]);
}

function repeatedDose(): Point[] {
  let level = 0;
  return plotted(WIDTH, (i) => {
    if (i % 23 === 0 && i < 110) level += 21;
    level *= 0.957;
    return 51 - level * 1.12;
  });
}

function rhythm(): Point[] {
  const steps = WIDTH * 2;
  return plotted(steps, (i) => {
    const t = i / steps;
    const swell = 0.22 + 0.78 * Math.sin(Math.PI * t) ** 2;
    return 28 + 23 * Math.sin(t * 6.283 * 9) * swell * (0.75 + 0.25 * Math.sin(t * 17));
  });
}
