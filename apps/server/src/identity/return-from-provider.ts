import { timingSafeEqual } from 'node:crypto';
import type { Client } from '@longreturn/core/account/client';
import { signInWithIdentity } from '@longreturn/core/account/sign-in-with-identity';
import type { SignedIn } from '@longreturn/core/account/signed-in';
import { AppError } from '@longreturn/core/app-error';
import type { IdentityProvider } from '@longreturn/core/ports';
import type { Services } from '../services.ts';
import type { StoredAttempt } from './attempt-cookie.ts';
import { readProviderAnswer } from './provider-answer.ts';

interface Return {
  provider: IdentityProvider | undefined;
  /** The attempt stored in this browser. */
  attempt: StoredAttempt | undefined;
  fields: URLSearchParams;
  client: Client;
}

/**
 * Signs in the user who returns from a provider with this browser's own attempt. Returns undefined if the user
 * cancelled. Throws identity.refused, identity.unavailable, email.taken.
 */
export async function returnFromProvider(
  { deps }: Pick<Services, 'deps'>,
  { provider, attempt, fields, client }: Return,
): Promise<SignedIn | undefined> {
  if (!provider) throw new AppError('identity.unavailable');
  const answer = readProviderAnswer(fields);
  if (!attempt || !isSame(attempt.state, answer.state)) throw new AppError('identity.refused');
  if (answer.is === 'cancelled') return undefined;
  if (answer.is === 'failed') throw new AppError('identity.unavailable');
  const identity = await provider.identify(attempt, answer);
  return signInWithIdentity(deps, client, identity);
}

function isSame(kept: string, given: string): boolean {
  const [a, b] = [Buffer.from(kept), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
