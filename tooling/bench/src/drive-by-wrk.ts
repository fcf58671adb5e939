import type { Load, Pace } from './load-tool.ts';
import { runProgram } from './run-program.ts';

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

export async function driveByWrk({ url, headers, seconds }: Load): Promise<Pace> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return readWrk(await runProgram('wrk', ['-t1', '-c32', `-d${seconds}s`, '--latency', ...fields, url]));
}

/** Reads the output of `wrk --latency`. Throws if a request failed. */
export function readWrk(text: string): Pace {
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`not every request succeeded:\n${text}`);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(text) ?? [];
  const factor = MILLISECONDS[unit];
  if (perSecond === undefined || p99 === undefined || factor === undefined) throw new Error(`wrk printed:\n${text}`);
  return { perSecond: Number(perSecond), p99Ms: Number(p99) * factor };
}
