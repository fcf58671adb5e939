import { isConnectionError } from '@longreturn/db/connection-error';

/** Whether something failed because the database is away: worth trying again, nobody's mistake. */
export function isUnavailable(error: unknown): boolean {
  return isConnectionError(error);
}
