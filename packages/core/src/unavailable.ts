import { isConnectionError } from '@longreturn/db/connection-error';

/** Returns whether the error means that the database is unavailable, so a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  return isConnectionError(error);
}
