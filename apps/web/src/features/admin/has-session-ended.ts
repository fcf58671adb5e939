import { readFailure } from '../../lib/read-failure.ts';

/** Whether a call was rejected because the session has ended. */
export function hasSessionEnded(error: unknown): boolean {
  return readFailure(error).code === 'session.required';
}
