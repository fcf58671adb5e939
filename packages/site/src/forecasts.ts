import type { HostSlug } from './hosts.ts';

/** A forecast whose outcome is known. */
export interface Forecast {
  host: HostSlug;
  /** What was forecast, as a statement that turned out true or false. */
  statement: string;
  /** How likely the host thought the statement was, from 0 to 1. */
  probability: number;
  /** The day on which the forecast was made, such as '2025-09-01'. `due` is the day on which it is judged. */
  made: string;
  due: string;
  isTrue: boolean;
  /** What happened, with the source. */
  fact: string;
}

/**
 * The facts are public statistics. The forecasts are samples: replace them with your own, including those that turned
 * out wrong.
 */
const forecasts: readonly Forecast[] = [
  {
    host: 'maren-oduya',
    statement: 'Japan counts fewer than 100,000 people aged 100 or over.',
    probability: 0.6,
    made: '2025-01-16',
    due: '2025-09-15',
    isTrue: true,
    fact: '99,763 people, Ministry of Health',
  },
  {
    host: 'elias-thornquist',
    statement: 'The ten-year US Treasury yield ends 2024 below 4%.',
    probability: 0.7,
    made: '2024-01-18',
    due: '2024-12-31',
    isTrue: false,
    fact: '4.58%, US Treasury',
  },
  {
    host: 'maren-oduya',
    statement: 'US life expectancy for 2023 is above the 77.5 years of 2022.',
    probability: 0.9,
    made: '2024-02-08',
    due: '2024-12-31',
    isTrue: true,
    fact: '78.4 years, CDC',
  },
];

/** The forecast ledger of the home page. */
export const FORECAST_LEDGER = {
  title: 'The Forecast Ledger',
  lede: 'We write down every forecast we make, with a probability and a date. Wrong ones stay in.',
  forecasts,
} as const;

type Judged = Pick<Forecast, 'probability' | 'isTrue'>;

/** Returns whether the host gave the actual outcome a probability of at least 50%. */
export function wasRight({ probability, isTrue }: Judged): boolean {
  return (isTrue ? probability : 1 - probability) >= 0.5;
}

/** Returns the mean squared error of the forecasts: 0 is perfect, and a host who always gives 50% scores 0.25. */
export function brierScore(forecasts: readonly Judged[]): number {
  const errors = forecasts.map(({ probability, isTrue }) => (probability - Number(isTrue)) ** 2);
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}
