import type { SoakReport } from './run-soak.ts';

/** The longest time that a request may take. */
const REQUEST_LIMIT_MS = 10_000;

/** The longest time that the site may take to become ready after the database works again. */
const RECOVERY_LIMIT_MS = 5000;

/** Returns what went wrong in the run, as sentences; an empty list if nothing did. */
export function findFailures({ figures, recoveries, lost, ownReads, survived }: SoakReport): string[] {
  const slow = figures.filter(({ longest }) => longest > REQUEST_LIMIT_MS);
  const wrong = figures.filter(({ other }) => other > 0);
  const late = recoveries.filter(({ ms }) => ms > RECOVERY_LIMIT_MS);
  return [
    ...(survived ? [] : ['the process ended']),
    ...lost.map((what) => `a confirmed write was lost: ${what}`),
    ...slow.map(({ kind, longest }) => `a request took ${Math.round(longest)} ms: ${kind}`),
    ...wrong.map(({ kind, other }) => `${other} requests got neither 2xx nor 503: ${kind}`),
    ...late.map(({ fault, ms }) => `the site took ${Math.round(ms)} ms to become ready after ${fault.is}`),
    ...(ownReads.stale > 0 ? [`${ownReads.stale} reads did not contain what had just been written`] : []),
  ];
}
