import type { ChildProcess, Serializable } from 'node:child_process';
import { childMessageSchema } from './child-jobs.ts';

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

/** The child process could not be started or reached, or ended, before the job began. The cause says why. */
export class JobNotBegun extends Error {
  override readonly cause: Error;

  constructor(cause: Error) {
    super(`the job has not begun: ${cause.message}`);
    this.name = 'JobNotBegun';
    this.cause = cause;
  }
}

/** Sends a job to a child process and returns its result. Throws JobNotBegun, ChildEnded, and an Error if the job fails. */
export async function sendJob(child: ChildProcess, job: Serializable): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let hasBegun = false;
  let ended: ChildEnded | undefined;
  const fail = (error: Error) => reject(hasBegun ? error : new JobNotBegun(error));
  const on = {
    message(message: unknown) {
      const { data, error } = childMessageSchema.safeParse(message);
      if (!data) return reject(error);
      if (data.is === 'begun') hasBegun = true;
      else if (data.is === 'done') resolve(data.result);
      else reject(new Error(data.reason));
    },
    exit(status: number | null, signal: string | null) {
      ended = new ChildEnded(status, signal);
      if (!child.connected) fail(ended); // otherwise the last messages are still to be read
    },
    disconnect: () => ended && fail(ended),
    error: fail, // the process can't be started
  };
  for (const [event, listener] of Object.entries(on)) child.on(event, listener);
  try {
    child.send(job, (error) => error && fail(error));
    return await promise;
  } finally {
    for (const [event, listener] of Object.entries(on)) child.off(event, listener);
  }
}
