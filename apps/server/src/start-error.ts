import { failureReason } from './failure-reason.ts';

/** The start failed for a reason the owner can fix. The message is the one line they see. */
export class StartError extends Error {
  static from(what: string, cause: unknown): StartError {
    return new StartError(`${what}: ${failureReason(cause)}`, { cause });
  }
}
