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

/** Failures caused by other work at the same time: deadlocks, and too little memory, disk space or open files. */
const OVERLOADED = new Set(['40001', '40P01', 'EAGAIN', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC']);

/**
 * Returns whether the error means that the database is unavailable or the server is overloaded, so a retry may succeed.
 */
export function isUnavailable(error: unknown): boolean {
  return isConnectionError(error) || isOverloaded(error);
}

function isOverloaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException; // the drivers and the operating system set it
  return OVERLOADED.has(code) || isOverloaded(error.cause);
}
