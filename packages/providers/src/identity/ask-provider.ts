import { AppError } from '@longreturn/core/app-error';

interface ProviderResponse {
  status: number;
  body: Record<string, unknown>;
}

const TOO_MANY_REQUESTS = 429;

/** Requests a JSON object from a provider. Throws identity.unavailable if there is none in time. */
export async function askProvider(url: URL, timeoutMs: number, form?: URLSearchParams): Promise<ProviderResponse> {
  try {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: form }),
      headers: { accept: 'application/json' },
      redirect: 'error', // a secret goes only to the discovered URL
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    if (status >= 500 || status === TOO_MANY_REQUESTS) throw new Error(`${url.host} responded with ${status}`);
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null) throw new Error(`${url.host} responded with no object`);
    return { status, body: { ...body } };
  } catch (error) {
    throw unavailable(error);
  }
}

/** The provider's response is invalid. The cause goes to the log, never to the user. */
export const refused = (cause: unknown): AppError => withCause(new AppError('identity.refused'), cause);

/** The provider can't be reached; a later attempt may succeed. */
export const unavailable = (cause: unknown): AppError => withCause(new AppError('identity.unavailable'), cause);

function withCause(error: AppError, cause: unknown): AppError {
  error.cause = cause;
  return error;
}
