import { AppError } from '@longreturn/core/app-error';

/** What came does not fit; the cause is for the log, never for the reader. */
export const refused = (cause: unknown): AppError => withCause(new AppError('identity.refused'), cause);

/** The provider can't be asked: worth another try, nobody's mistake. */
export const unavailable = (cause: unknown): AppError => withCause(new AppError('identity.unavailable'), cause);

function withCause(error: AppError, cause: unknown): AppError {
  error.cause = cause;
  return error;
}
