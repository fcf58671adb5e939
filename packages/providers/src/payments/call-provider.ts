import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@longreturn/core/app-error';

/**
 * How long a call to a payment provider may take, including its retries. With this limit, a user's request gets a
 * response within ten seconds.
 */
export const CALL_MS = 8000;

/**
 * Runs the requests of a call to a payment provider. Throws payments.unavailable if they fail or take longer than
 * `timeoutMs`; an AppError is passed on.
 */
export async function callProvider<Result>(work: () => Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    throw error instanceof AppError ? error : unavailableError(error);
  } finally {
    clearTimeout(timer);
  }
}

const BUSY_MS = 400;
const BUSY_ATTEMPTS = 15;

/**
 * Runs a request with an idempotency key. Waits and retries while another request with the same key runs, such as after
 * a double click. `isBusy` returns whether an error means that the key is in use.
 */
export async function whenFree<Result>(
  work: () => Promise<Result>,
  isBusy: (error: unknown) => boolean,
  attempts = BUSY_ATTEMPTS,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (attempts === 1 || !isBusy(error)) throw error;
  }
  await sleep(BUSY_MS);
  return whenFree(work, isBusy, attempts - 1);
}

/** Returns a payments.unavailable error. The cause is logged, but never shown to the user. */
function unavailableError(cause: unknown): AppError {
  const error = new AppError('payments.unavailable');
  error.cause = cause;
  return error;
}
