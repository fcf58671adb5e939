import { toErrorBody } from '@longreturn/api/error-body';
import type { Logger } from 'pino';
import { failureReason } from './failure-reason.ts';

/**
 * Logs a failure of the server. A temporary one (503: no database, no provider) is a single warning with its reason;
 * anything else is an error with its stack.
 */
export function logFailure(
  logger: Pick<Logger, 'warn' | 'error'>,
  error: unknown,
  message: string,
  details: Record<string, unknown>,
): void {
  if (toErrorBody(error).status === 503) logger.warn({ ...details, reason: failureReason(error) }, message);
  else logger.error({ ...details, err: error }, message);
}

/** Logs the failures of one response. All those with status 503 have the same cause, so they produce one line. */
export function failureLog(logger: Pick<Logger, 'warn' | 'error'>, details: Record<string, unknown>) {
  let isLogged = false;
  return (error: unknown, message: string, more: Record<string, unknown> = {}): void => {
    const isUnavailable = toErrorBody(error).status === 503;
    if (!(isUnavailable && isLogged)) logFailure(logger, error, message, { ...details, ...more });
    isLogged ||= isUnavailable;
  };
}
