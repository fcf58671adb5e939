import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface RunningServer {
  process: ChildProcess;
  /** Returns what the server has written to stdout and stderr so far. */
  output: () => string;
  /** Resolves with the URL that the server prints. */
  origin: Promise<string>;
  /** Resolves with the server's exit code, or with the signal that ended it. */
  ended: Promise<number | string>;
}

/** Starts the server as a separate process with only these variables and PATH, as the given or the current user. */
export function runServer(variables: Record<string, string>, user: { uid?: number; gid?: number } = {}): RunningServer {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let output = '';
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const origin = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const printed = /is at (\S+)/.exec(output)?.[1];
      if (printed) resolve(printed);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return { process: child, output: () => output, origin, ended };
}
