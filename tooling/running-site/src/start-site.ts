import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@longreturn/db/testing/free-port';
import { bareShell } from './bare-shell.ts';
import { endProcess } from './end-process.ts';

const MAIN = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));
/** The flags and variables that `npm start` gives the server's process. */
const SETTINGS = new URL('../../../apps/server/process.json', import.meta.url);
const START_LIMIT_MS = 120_000;
const POLL_MS = 5;

/** The built site as a process. */
export interface RunningSite {
  /** The public origin: `http://localhost:` and the port. */
  origin: string;
  /** Milliseconds from the start of the process to the first 200 response to a request for /. */
  startMs: number;
  /** The DATA_DIR of the site. Emails are in its folder `mail`. */
  dataDir: string;
  /** The process ID. */
  pid: number;
  /** Returns whether the process is still running. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Environment variables of the site (see README.md), except the port. */
  env?: Record<string, string>;
  /** The DATA_DIR of the site. By default, a new folder that `stop` deletes. */
  dataDir?: string;
}

/**
 * Starts the built site on a free port with a clean environment and waits until / returns 200. The site's log is
 * discarded. If the site ends during the start or takes more than two minutes, throws an error with the site's stderr.
 */
export async function startSite({ env = {}, dataDir }: StartOptions = {}): Promise<RunningSite> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'longreturn-site-')));
  const port = await freePort();
  const settings = JSON.parse(await readFile(SETTINGS, 'utf8')) as { flags: string[]; env: Record<string, string> }; // our own file
  const begun = performance.now();
  const child = spawn(process.execPath, [...settings.flags, MAIN], {
    env: { ...bareShell(process.env), ...settings.env, DATA_DIR: folder, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = async () => {
    await endProcess(child);
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    await firstResponse(child, port);
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    const startMs = performance.now() - begun;
    return { origin: `http://localhost:${port}`, startMs, dataDir: folder, pid: child.pid ?? 0, isRunning, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function firstResponse(child: ChildProcess, port: number): Promise<void> {
  const errorOutput: Buffer[] = [];
  child.stderr?.on('data', (piece: Buffer) => errorOutput.push(piece));
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The site ended before it was ready:\n${Buffer.concat(errorOutput)}`);
    }
    if ((await statusOf(port)) === 200) return;
    await pause(POLL_MS);
  }
  throw new Error(`The site did not return 200 on / within ${START_LIMIT_MS / 1000} s:\n${Buffer.concat(errorOutput)}`);
}

/** Returns the status of /, or undefined while the port is not open. */
function statusOf(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/' }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
      response.on('error', () => resolve(undefined));
    });
    request.on('error', () => resolve(undefined));
  });
}
