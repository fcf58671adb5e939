import type { SoakReport } from './run-soak.ts';

/** The longest allowed request, in ms. */
const REQUEST_LIMIT_MS = 10_000;

/** The longest allowed time from the database's return until the site is ready, in ms. */
const RECOVERY_LIMIT_MS = 5000;

/** Returns the promises that the run broke, as sentences. */
export function findFailures({ figures, recoveries, lost, ownReads, survived }: SoakReport): string[] {
  const slow = figures.filter(({ longest }) => longest > REQUEST_LIMIT_MS);
  const wrong = figures.filter(({ other }) => other > 0);
  const late = recoveries.filter(({ ms }) => ms > RECOVERY_LIMIT_MS);
  return [
    ...(survived ? [] : ['the process ended']),
    ...lost.map((what) => `confirmed and lost: ${what}`),
    ...slow.map(({ kind, longest }) => `a request took ${Math.round(longest)} ms: ${kind}`),
    ...wrong.map(({ kind, other }) => `${other} requests got neither 2xx nor 503: ${kind}`),
    ...late.map(({ fault, ms }) => `ready only ${Math.round(ms)} ms after: ${fault.is}`),
    ...(ownReads.stale > 0 ? [`${ownReads.stale} reads did not have what was just written`] : []),
  ];
}
