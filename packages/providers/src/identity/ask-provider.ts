import { AppError } from '@longreturn/core/app-error';

interface ProviderResponse {
  status: number;
  body: Record<string, unknown>;
}

const TOO_MANY_REQUESTS = 429;

/**
 * Requests a JSON object from a provider. If `form` is given, sends it in a POST request. Throws identity.unavailable
 * if the provider doesn't respond with an object in time.
 */
export async function askProvider(url: URL, timeoutMs: number, form?: URLSearchParams): Promise<ProviderResponse> {
  try {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: form }),
      headers: { accept: 'application/json' },
      redirect: 'error', // so that a secret is sent only to the discovered URL
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    if (status >= 500 || status === TOO_MANY_REQUESTS) throw new Error(`${url.host} responded with ${status}`);
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null) throw new Error(`${url.host} did not respond with an object`);
    return { status, body: { ...body } };
  } catch (error) {
    throw unavailableError(error);
  }
}

/**
 * Returns an identity.refused error: the provider's response is invalid. The cause is logged, but never shown to the
 * user.
 */
export const refusedError = (cause: unknown): AppError => withCause(new AppError('identity.refused'), cause);

/** Returns an identity.unavailable error: the provider can't be reached, and a later attempt may succeed. */
export const unavailableError = (cause: unknown): AppError => withCause(new AppError('identity.unavailable'), cause);

function withCause(error: AppError, cause: unknown): AppError {
  error.cause = cause;
  return error;
}
