import { failureReason } from './failure-reason.ts';

/** The start failed for a reason the owner can mend; the message is the one line they read. */
export class StartError extends Error {
  static from(what: string, cause: unknown): StartError {
    return new StartError(`${what}: ${failureReason(cause)}`, { cause });
  }
}
