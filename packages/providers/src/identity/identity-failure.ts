import { AppError } from '@longreturn/core/app-error';

/** The provider's response is invalid. The cause goes to the log, never to the user. */
export const refused = (cause: unknown): AppError => withCause(new AppError('identity.refused'), cause);

/** The provider can't be reached; a later attempt may succeed. */
export const unavailable = (cause: unknown): AppError => withCause(new AppError('identity.unavailable'), cause);

function withCause(error: AppError, cause: unknown): AppError {
  error.cause = cause;
  return error;
}
