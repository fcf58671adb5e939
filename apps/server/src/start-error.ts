import { failureReason } from './failure-reason.ts';

/** Thrown if the site can't start for a reason that the owner can fix. The message is printed as a single line. */
export class StartError extends Error {
  static from(what: string, cause: unknown): StartError {
    return new StartError(`${what}: ${failureReason(cause)}`, { cause });
  }
}
