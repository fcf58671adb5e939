import { toErrorBody } from '@longreturn/api/error-body';
import type { Logger } from 'pino';
import { failureReason } from './failure-reason.ts';

/**
 * Logs a failure of the server. A temporary failure (status 503, for example without a database) is logged as a warning
 * with the reason. Any other failure is logged as an error with the stack.
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

/**
 * Returns a function that logs the failures of one response. Failures with status 503 have the same cause, so only the
 * first one is logged.
 */
export function failureLog(logger: Pick<Logger, 'warn' | 'error'>, details: Record<string, unknown>) {
  let isLogged = false;
  return (error: unknown, message: string, more: Record<string, unknown> = {}): void => {
    const isUnavailable = toErrorBody(error).status === 503;
    if (!(isUnavailable && isLogged)) logFailure(logger, error, message, { ...details, ...more });
    isLogged ||= isUnavailable;
  };
}
