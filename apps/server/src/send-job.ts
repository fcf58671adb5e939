import type { ChildProcess, Serializable } from 'node:child_process';
import { childMessageSchema } from './child-jobs.ts';

/** The child process ended before it responded. */
export class ChildEnded extends Error {
  /** The signal that ended the process; null if it exited by itself. */
  readonly signal: NodeJS.Signals | null;
  /** Whether the process was ended because the job took too much time. */
  isLate = false;

  constructor(status: number | null, signal: NodeJS.Signals | null) {
    super(`the child process ended (${signal ?? status})`);
    this.name = 'ChildEnded';
    this.signal = signal;
  }

  /**
   * Whether the job took too much time or memory, or crashed the process. Otherwise the process exited by itself, which
   * is a bug of the site.
   */
  get isDueToJob(): boolean {
    return this.isLate || this.signal !== null;
  }
}

/** The job threw an error in the child process. JobFailed has the message and the stack of that error. */
export class JobFailed extends Error {
  constructor({ reason, stack }: { reason: string; stack?: string | undefined }) {
    super(reason);
    this.name = 'JobFailed';
    if (stack !== undefined) this.stack = stack;
  }
}

/** The child process couldn't be started or reached, or it ended before the job began. The cause says why. */
export class JobNotBegun extends Error {
  override readonly cause: Error;

  constructor(cause: Error) {
    super(`the job has not begun: ${cause.message}`);
    this.name = 'JobNotBegun';
    this.cause = cause;
  }
}

/**
 * Sends a job to a child process and returns its result. Calls `onBegun` when the job begins. Throws JobNotBegun,
 * ChildEnded, and JobFailed.
 */
export async function sendJob(child: ChildProcess, job: Serializable, onBegun: () => void): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let hasBegun = false;
  let ended: ChildEnded | undefined;
  const fail = (error: Error) => reject(hasBegun ? error : new JobNotBegun(error));
  const on = {
    message(message: unknown) {
      const { data, error } = childMessageSchema.safeParse(message);
      if (!data) return reject(error);
      if (data.is === 'done') return resolve(data.result);
      if (data.is === 'failed') return reject(new JobFailed(data));
      hasBegun = true;
      onBegun();
    },
    exit(status: number | null, signal: NodeJS.Signals | null) {
      ended = new ChildEnded(status, signal);
      if (!child.connected) fail(ended); // otherwise the last messages have not been read yet
    },
    disconnect: () => ended && fail(ended),
    error: fail, // the process can't be started
  };
  for (const [event, listener] of Object.entries(on)) child.on(event, listener);
  try {
    if ('send' in child) child.send(job, (error) => error && fail(error)); // a child without `send` emits `error`
    return await promise;
  } finally {
    for (const [event, listener] of Object.entries(on)) child.off(event, listener);
  }
}
