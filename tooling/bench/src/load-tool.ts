import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { driveByAutocannon } from './drive-by-autocannon.ts';
import { driveByWrk } from './drive-by-wrk.ts';

/** The request to repeat over keep-alive connections. */
export interface Load {
  url: string;
  headers: Record<string, string>;
  seconds: number;
}

export interface Pace {
  perSecond: number;
  p99Ms: number;
}

/** The load generator: one thread, 32 connections. */
export interface LoadTool {
  name: 'wrk' | 'autocannon';
  /** Sends the load. Throws if a request failed or a response had a status other than 2xx or 3xx. */
  drive(load: Load): Promise<Pace>;
}

/** Returns wrk if it is installed, or else autocannon, which can't keep up with the site's fastest responses. */
export function findLoadTool(): LoadTool {
  const hasWrk = (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'wrk')));
  return hasWrk ? { name: 'wrk', drive: driveByWrk } : { name: 'autocannon', drive: driveByAutocannon };
}
