import { timingSafeEqual } from 'node:crypto';
import { signInWithIdentity } from '@longreturn/core/account/sign-in-with-identity';
import type { SignedIn } from '@longreturn/core/account/signed-in';
import type { Client } from '@longreturn/core/actor';
import { AppError } from '@longreturn/core/app-error';
import type { IdentityProvider } from '@longreturn/core/ports';
import type { Services } from '../services.ts';
import type { StoredAttempt } from './attempt-cookie.ts';

interface Return {
  provider: IdentityProvider | undefined;
  /** The sign-in attempt stored in this browser. */
  attempt: StoredAttempt | undefined;
  fields: URLSearchParams;
  client: Client;
}

/**
 * Signs in a user who returns from a provider to the browser in which the attempt began. Returns undefined if the user
 * cancelled. Throws identity.refused, identity.unavailable, email.taken or feature.disabled.
 */
export async function returnFromProvider(
  { deps }: Pick<Services, 'deps'>,
  { provider, attempt, fields, client }: Return,
): Promise<SignedIn | undefined> {
  if (!provider) throw new AppError('identity.unavailable');
  const response = readProviderResponse(fields);
  if (!attempt || !isSame(attempt.state, response.state)) throw new AppError('identity.refused');
  if (response.is === 'cancelled') return undefined;
  if (response.is === 'failed') throw new AppError('identity.unavailable');
  const identity = await provider.identify(attempt, response);
  return signInWithIdentity(deps, client, identity);
}

function isSame(kept: string, given: string): boolean {
  const [a, b] = [Buffer.from(kept), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A provider's response, which arrives through the user's browser. */
type ProviderResponse =
  | { is: 'code'; state: string; code: string; user?: string }
  | { is: 'cancelled'; state: string }
  | { is: 'failed'; state: string };

const MAX_LENGTH = 4_000;
/** The error codes that Google and Apple send if the user cancels. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize']);

/** Parses the response fields. Throws identity.refused if they are invalid. */
function readProviderResponse(fields: URLSearchParams): ProviderResponse {
  const [state, code, error, user] = ['state', 'code', 'error', 'user'].map((name) => only(fields, name));
  if (!state) throw new AppError('identity.refused');
  if (error) return { is: CANCELLED.has(error) ? 'cancelled' : 'failed', state };
  if (!code) throw new AppError('identity.refused');
  return { is: 'code', state, code, ...(user !== undefined && { user }) };
}

/** Returns the value of a field, if any. Throws identity.refused if the field occurs twice or is too long. */
function only(fields: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = fields.getAll(name);
  if (more.length > 0 || (value ?? '').length > MAX_LENGTH) throw new AppError('identity.refused');
  return value;
}
