import { emailSchema } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import { oneLine } from '@longreturn/contract/one-line';
import type { Identity } from '@longreturn/core/ports';
import type { JWTPayload } from 'jose';
import { refused } from './ask-provider.ts';

const SUBJECT_MAX = 255; // OpenID Connect Core §2

/** Reads the claims of a verified id_token. Throws identity.refused without a subject or an email address. */
export function readClaims(claims: JWTPayload): Omit<Identity, 'provider' | 'name'> {
  const { sub } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > SUBJECT_MAX) throw refused(new Error('no usable sub'));
  const email = emailSchema.safeParse(claims['email']);
  if (!email.success) throw refused(new Error('no usable email'));
  const verified = claims['email_verified'];
  return { subject: sub, email: email.data, emailVerified: verified === true || verified === 'true' };
}

/** Turns a name from a provider into plain text that an account accepts. Returns undefined when nothing usable is left. */
export function plainName(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const name = oneLine(given.slice(0, LIMITS.nameMax));
  return name.length < LIMITS.nameMin ? undefined : name;
}
