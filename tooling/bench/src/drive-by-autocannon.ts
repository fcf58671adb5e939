import type { Load, Pace } from './load-tool.ts';
import { runProgram } from './run-program.ts';

/** The fields of autocannon's JSON report that we read. */
interface Report {
  requests: { average: number };
  latency: { p99: number };
  errors: number;
  '4xx': number;
  '5xx': number;
}

const PROGRAM = new URL(import.meta.resolve('autocannon'));

export async function driveByAutocannon({ url, headers, seconds }: Load): Promise<Pace> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = [PROGRAM.pathname, '--json', '-n', '-c', '32', '-d', String(seconds), ...fields, url];
  return readAutocannon(await runProgram(process.execPath, args));
}

/** Reads autocannon's JSON report. Throws if a request failed. */
export function readAutocannon(text: string): Pace {
  const report = JSON.parse(text.slice(text.indexOf('{'))) as Report; // with `--json`, everything from the first brace on is JSON
  if (report.errors + report['4xx'] + report['5xx'] > 0) throw new Error(`not every request succeeded:\n${text}`);
  return { perSecond: report.requests.average, p99Ms: report.latency.p99 };
}
