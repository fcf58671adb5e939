import { emailSchema } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import { oneLine } from '@longreturn/contract/one-line';
import type { Identity } from '@longreturn/core/ports';
import type { JWTPayload } from 'jose';
import { refusedError } from './ask-provider.ts';

const MAX_SUBJECT_LENGTH = 255; // OpenID Connect Core §2

/**
 * Returns the user's identity from the claims of a verified id_token. Throws identity.refused if the claims have no
 * valid subject or email address.
 */
export function readClaims(claims: JWTPayload): Omit<Identity, 'provider' | 'name'> {
  const { sub } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > MAX_SUBJECT_LENGTH)
    throw refusedError(new Error('the id_token has no usable sub'));
  const email = emailSchema.safeParse(claims['email']);
  if (!email.success) throw refusedError(new Error('the id_token has no usable email'));
  const verified = claims['email_verified'];
  return { subject: sub, email: email.data, emailVerified: verified === true || verified === 'true' };
}

/** Returns a name from a provider as a single line of a valid length, or undefined if it is too short or not text. */
export function parseName(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const name = oneLine(given.slice(0, LIMITS.nameMax));
  return name.length < LIMITS.nameMin ? undefined : name;
}
