import { isConnectionError } from '@longreturn/db/connection-error';
import { AppError } from './app-error.ts';

/**
 * Returns the result of `work`. Throws service.unavailable if it takes longer than `ms` milliseconds; the work itself
 * continues.
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('service.unavailable')), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Returns whether the error means that the database is unavailable, so a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  return isConnectionError(error);
}
