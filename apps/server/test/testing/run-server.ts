import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The bundle, which `npm start` runs too. */
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface RunningScript {
  process: ChildProcess;
  /** Returns what the process has written to stdout and stderr so far. */
  output: () => string;
  /** Resolves with the exit code, or with the signal that ended the process. */
  ended: Promise<number | string>;
}

export interface RunningServer extends RunningScript {
  /** Resolves with the URL that the server prints. */
  origin: Promise<string>;
}

type Variables = Record<string, string>;
type User = { uid?: number; gid?: number };

/**
 * Starts the built server in a separate process that gets only these variables, PATH and LOG_LEVEL. By default, the current
 * user runs the process.
 */
export function runServer(variables: Variables, user: User = {}): RunningServer {
  const server = runScript([MAIN], variables, user);
  const origin = new Promise<string>((resolve) => {
    const read = () => {
      const printed = /is at (\S+)/.exec(server.output())?.[1];
      if (printed) resolve(printed);
    };
    server.process.stdout?.on('data', read);
    server.process.stderr?.on('data', read);
  });
  return { ...server, origin };
}

/** Starts a script in a separate process that gets only these variables, PATH and LOG_LEVEL. */
export function runScript(script: string[], variables: Variables, user: User = {}): RunningScript {
  const child = spawn(process.execPath, script, {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return { process: child, output: () => output, ended };
}
