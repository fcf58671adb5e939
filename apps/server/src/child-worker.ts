import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AppError } from '@longreturn/core/app-error';
import { type BoundedWork, boundedWork } from '@longreturn/providers/bounded-work';

export interface ChildWorkerOptions {
  /** The entry point of the child process. It replies to each message with one message. */
  script: URL;
  /** Arguments of the program. */
  args?: readonly string[];
  /** Node flags of the child process. */
  flags?: readonly string[];
  /** Maximum number of jobs that wait while another is in progress. */
  waiting: number;
  /** Time limit of one job in milliseconds, including the start of the process. */
  timeMs: number;
  /** Idle time in milliseconds after which the process ends. */
  idleMs: number;
  /** Milliseconds between SIGTERM and SIGKILL. */
  graceMs?: number;
  /** Whether to discard what the process writes to stderr. By default the server's stderr gets it. */
  silent?: boolean;
}

const GRACE_MS = 1000;

/** The child process ended before it responded. */
export class ChildEnded extends Error {
  /** The signal that ended the process; null if it exited by itself. */
  readonly signal: string | null;

  constructor(status: number | null, signal: string | null) {
    super(`the child process ended (${signal ?? status})`);
    this.name = 'ChildEnded';
    this.signal = signal;
  }
}

/**
 * Runs jobs in a child process, one at a time, so that they don't block the server's event loop or thread pool. The
 * process starts with the first job, ends when idle, and restarts after a crash. It gets none of the server's
 * environment variables.
 */
export class ChildWorker {
  readonly #options: ChildWorkerOptions;
  readonly #inTurn: BoundedWork;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ChildWorkerOptions) {
    this.#options = options;
    const { waiting, timeMs } = options;
    this.#inTurn = boundedWork({ atOnce: 1, waiting, retryAfterSec: Math.ceil(timeMs / 1000) });
  }

  /**
   * Sends a job to the process and returns its response. Throws service.unavailable if too many jobs are waiting or the
   * worker is closed, and ChildEnded if the process ends before it responds, for example because the job took too long.
   */
  run(job: Serializable): Promise<unknown> {
    return this.#inTurn(async () => {
      if (this.#isClosed) throw new AppError('service.unavailable');
      clearTimeout(this.#idle);
      const child = this.#child ?? this.#start();
      const late = setTimeout(() => void this.#end(child), this.#options.timeMs);
      try {
        return await resultOf(child, job);
      } finally {
        clearTimeout(late);
        this.#idle = setTimeout(() => void this.#end(child), this.#options.idleMs).unref();
      }
    });
  }

  /** Ends the process permanently; a job in progress fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    if (this.#child) await this.#end(this.#child);
  }

  #start(): ChildProcess {
    const { script, args = [], flags = [], silent = false } = this.#options;
    const child = fork(fileURLToPath(script), args, {
      serialization: 'advanced', // transfers binary data unchanged
      stdio: ['ignore', 'ignore', silent ? 'ignore' : 'inherit', 'ipc'],
      execArgv: [...flags],
      env: {}, // the server's variables contain secrets, and the process needs none of them
    });
    child.unref(); // so that an idle child doesn't keep the server's process alive
    child.channel?.unref();
    for (const end of ['exit', 'error', 'disconnect']) child.on(end, () => this.#forget(child));
    this.#child = child;
    return child;
  }

  /** Discards the process, so that the next job starts a new one. */
  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
  }

  /** Asks the process to end, kills it if it doesn't, and waits for its exit. */
  async #end(child: ChildProcess): Promise<void> {
    this.#forget(child);
    const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    if (!isRunning) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), this.#options.graceMs ?? GRACE_MS);
    await ended;
    clearTimeout(kill);
  }
}

async function resultOf(child: ChildProcess, job: Serializable): Promise<unknown> {
  const waiting = new AbortController();
  try {
    const received = once(child, 'message', waiting); // rejects when the process can't be reached
    const ended = once(child, 'exit', waiting);
    child.send(job);
    return await Promise.race([
      received.then(([result]) => result),
      ended.then(([status, signal]) => Promise.reject(new ChildEnded(status, signal))),
    ]);
  } finally {
    waiting.abort();
  }
}
