import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '@longreturn/core/app-error';
import { type BoundedWork, boundedWork } from '@longreturn/providers/bounded-work';
import { ChildEnded, JobNotBegun, sendJob } from './send-job.ts';
import { unavailable } from './unavailable.ts';

export interface ChildWorkerOptions {
  /** The entry point of the child process, which calls `answerJobs` or `serveJobs`. */
  script: URL;
  /** Arguments of the program. */
  args?: readonly string[];
  /** Node flags of the child process. */
  flags?: readonly string[];
  /** Maximum number of jobs that wait while another is in progress. */
  waiting: number;
  /** Time limit of one job in milliseconds, from the moment when it begins. */
  timeMs: number;
  /** Time limit in milliseconds until a job begins, including the start of the process. */
  startMs?: number;
  /** Idle time in milliseconds after which the process ends. */
  idleMs: number;
  /** Milliseconds between SIGTERM and SIGKILL. */
  graceMs?: number;
  /** Whether to discard what the process writes to stderr. By default it goes to the server's stderr. */
  silent?: boolean;
}

const START_MS = 30_000;
const GRACE_MS = 1000;
/** Signals that stop the site. A terminal and a service manager send them to the site's child processes too. */
const STOP_SIGNALS = new Set<NodeJS.Signals | null>(['SIGINT', 'SIGTERM', 'SIGHUP']);

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
   * Sends a job to the process and returns its result. If the process ends or can't be reached before the job begins,
   * the job is sent to a new process, but only once. Throws:
   *
   * - JobFailed if the job throws.
   * - ChildEnded if the process ends during the job (for example because the job took too long), or if the new process
   *   exits by itself before the job begins.
   * - service.unavailable if too many jobs are waiting, or if anything else keeps the job from beginning. It is also
   *   thrown if the worker is closed or a signal stops the site, even during the job.
   */
  run(job: Serializable): Promise<unknown> {
    return this.#inTurn(async () => {
      if (this.#isClosed) throw new AppError('service.unavailable');
      clearTimeout(this.#idle);
      try {
        return await this.#begin(job);
      } finally {
        const child = this.#child;
        if (child) this.#idle = setTimeout(() => void this.#end(child), this.#options.idleMs).unref();
      }
    });
  }

  /** Ends the process permanently; a job in progress fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    if (this.#child) await this.#end(this.#child);
  }

  async #begin(job: Serializable): Promise<unknown> {
    try {
      return await this.#send(job);
    } catch (error) {
      if (!(error instanceof JobNotBegun)) throw error;
      if (this.#isClosed) throw unavailable(error);
      return this.#send(job).catch((again: unknown) => {
        if (!(again instanceof JobNotBegun)) throw again;
        throw again.cause instanceof ChildEnded && again.cause.signal === null ? again.cause : unavailable(again);
      });
    }
  }

  async #send(job: Serializable): Promise<unknown> {
    const { startMs = START_MS, timeMs } = this.#options;
    const child = this.#child ?? this.#start();
    let late: 'start' | 'job' | undefined;
    const endAs = (phase: 'start' | 'job') => {
      late = phase;
      void this.#end(child);
    };
    let timer = setTimeout(endAs, startMs, 'start');
    const onBegun = () => {
      clearTimeout(timer);
      if (!late) timer = setTimeout(endAs, timeMs, 'job');
    };
    try {
      return await sendJob(child, job, onBegun);
    } catch (error) {
      if (error instanceof JobNotBegun) await this.#end(child);
      if (error instanceof ChildEnded) error.isLate = late === 'job';
      throw late === 'start' || this.#isStopped(error) ? unavailable(error) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Returns whether the process ended during a job because the site is stopping, and not because of the job. */
  #isStopped(error: unknown): boolean {
    if (!(error instanceof ChildEnded)) return false;
    return this.#isClosed || (!error.isLate && STOP_SIGNALS.has(error.signal));
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

  /** Sends SIGTERM to the process, kills it if it is still running after the grace period, and waits for its exit. */
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
