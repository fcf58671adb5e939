import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { driveByAutocannon } from './drive-by-autocannon.ts';
import { driveByWrk } from './drive-by-wrk.ts';

/** What is asked for again and again, over kept connections. */
export interface Load {
  url: string;
  headers: Record<string, string>;
  seconds: number;
}

export interface Pace {
  perSecond: number;
  p99Ms: number;
}

/** The program that makes the requests: one thread, 32 connections. */
export interface LoadTool {
  name: 'wrk' | 'autocannon';
  /** Throws when an answer failed or had another status than 2xx or 3xx. */
  drive(load: Load): Promise<Pace>;
}

/** wrk where it is installed, else autocannon, which is itself the limit of what it measures. */
export function findLoadTool(): LoadTool {
  const hasWrk = (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'wrk')));
  return hasWrk ? { name: 'wrk', drive: driveByWrk } : { name: 'autocannon', drive: driveByAutocannon };
}
