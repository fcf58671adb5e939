import type { SoakReport } from './run-soak.ts';

const COLUMNS = ['kind', 'requests', '2xx', '503', 'other', 'p50 ms', 'p99 ms', 'longest ms'];
const FIRST_WIDTH = 20;
const WIDTH = 11;

/** Returns the report of a run as text. */
export function printReport({ seconds, figures, recoveries, confirmed, lost, ownReads, survived }: SoakReport): string {
  const rows = figures.map((of) => [
    of.kind,
    ...[of.requests, of.succeeded, of.unavailable, of.other, of.p50, of.p99, of.longest].map((n) =>
      String(Math.round(n)),
    ),
  ]);
  return [
    '',
    ...[COLUMNS, ...rows].map(line),
    '',
    `${seconds} s; the process ${survived ? 'was still running at the end' : 'ended'}`,
    `confirmed: ${confirmed.signUps.length} sign-ups, ${confirmed.issues.length} issues, ${confirmed.episodes.length} episodes, ${confirmed.logins} logins; lost: ${lost.length}`,
    `reads of own writes: ${ownReads.total}, stale: ${ownReads.stale}`,
    ...recoveries.map(({ fault, ms }) => `ready ${Math.round(ms)} ms after ${fault.is}`),
  ].join('\n');
}

function line([first = '', ...others]: readonly string[]): string {
  return first.padEnd(FIRST_WIDTH) + others.map((cell) => cell.padStart(WIDTH)).join('');
}
