import { AppError } from '@longreturn/core/app-error';

/** Returns service.unavailable with the cause, for the log. */
export function unavailable(cause: unknown): AppError {
  return Object.assign(new AppError('service.unavailable'), { cause });
}
