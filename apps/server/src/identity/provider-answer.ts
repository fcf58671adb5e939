import { AppError } from '@longreturn/core/app-error';

/** What a provider sends a reader back with. */
export type ProviderAnswer =
  | { is: 'code'; state: string; code: string; user?: string }
  | { is: 'cancelled'; state: string }
  | { is: 'failed'; state: string };

const LONGEST = 4_000;
/** Google's word for it, and Apple's. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize']);

/** Reads the fields of the way back. Throws identity.refused for what no provider sends. */
export function readProviderAnswer(fields: URLSearchParams): ProviderAnswer {
  const [state, code, error, user] = ['state', 'code', 'error', 'user'].map((name) => only(fields, name));
  if (!state) throw new AppError('identity.refused');
  if (error) return { is: CANCELLED.has(error) ? 'cancelled' : 'failed', state };
  if (!code) throw new AppError('identity.refused');
  return { is: 'code', state, code, ...(user !== undefined && { user }) };
}

/** A field that comes at most once, and not at any length. */
function only(fields: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = fields.getAll(name);
  if (more.length > 0 || (value ?? '').length > LONGEST) throw new AppError('identity.refused');
  return value;
}
