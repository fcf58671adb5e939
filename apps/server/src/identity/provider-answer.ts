import { AppError } from '@longreturn/core/app-error';

/** The response of a provider, sent through the user's browser. */
export type ProviderAnswer =
  | { is: 'code'; state: string; code: string; user?: string }
  | { is: 'cancelled'; state: string }
  | { is: 'failed'; state: string };

const MAX_LENGTH = 4_000;
/** Error codes of Google and Apple for a sign-in the user cancelled. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize']);

/** Parses the response fields. Throws identity.refused for anything a provider does not send. */
export function readProviderAnswer(fields: URLSearchParams): ProviderAnswer {
  const [state, code, error, user] = ['state', 'code', 'error', 'user'].map((name) => only(fields, name));
  if (!state) throw new AppError('identity.refused');
  if (error) return { is: CANCELLED.has(error) ? 'cancelled' : 'failed', state };
  if (!code) throw new AppError('identity.refused');
  return { is: 'code', state, code, ...(user !== undefined && { user }) };
}

/** Accepts a field that occurs at most once and is not too long. */
function only(fields: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = fields.getAll(name);
  if (more.length > 0 || (value ?? '').length > MAX_LENGTH) throw new AppError('identity.refused');
  return value;
}
