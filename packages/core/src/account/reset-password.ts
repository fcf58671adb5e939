import {
  emailKey,
  type ForgotPasswordInput,
  type ResetLinkInput,
  type ResetPasswordInput,
} from '@longreturn/contract/account-input';
import { mailedTokens } from '@longreturn/db/schema';
import type { Client } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { limitAllTries, limitTries } from '../rate-limits/limit-tries.ts';
import { setPassword } from './change-password.ts';
import { liftFreeze } from './lift-freeze.ts';
import { isValidToken, redeemToken } from './mailed-tokens.ts';
import { markEmailConfirmed, unlinkEarlierIdentities } from './mark-email-confirmed.ts';
import { findByEmail } from './user-row.ts';

/**
 * Queues the password reset email if the email address has an account. If it has none, the response and the response
 * time are still the same. Throws rate.limited.
 */
export async function forgotPassword(deps: Deps, client: Client, { email }: ForgotPasswordInput): Promise<void> {
  await limitAllTries(deps, [
    ['forgot:ip', client.ip],
    ['forgot:address', emailKey(email)],
  ]);
  const user = await findByEmail(deps.db, email);
  // A job is also queued for an unknown email address, so that the response takes as long as for a known one. That job
  // sends no email.
  await deps.jobs.send(deps.db, 'mail', { kind: 'reset-password', userId: user?.id ?? deps.ids.next() });
}

/**
 * Checks that an emailed link can still set a new password, so that the page can warn the user before they type a
 * password. The link stays usable. Throws link.invalid, rate.limited.
 */
export async function checkResetLink(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>,
  client: Client,
  { token }: ResetLinkInput,
): Promise<void> {
  await limitTries(deps, 'reset-link:ip', client.ip);
  const isValid = isValidToken(deps, { purpose: 'reset', token });
  const [found] = await deps.db.select({ userId: mailedTokens.userId }).from(mailedTokens).where(isValid);
  if (!found) throw new AppError('link.invalid');
}

/**
 * Sets a new password with an emailed link, which works only once. Ends all sessions, unfreezes the account, confirms
 * the email address, and unlinks providers that were linked before it was confirmed. Throws link.invalid, rate.limited.
 */
export async function resetPassword(
  deps: Deps,
  client: Client,
  { token, password }: ResetPasswordInput,
): Promise<void> {
  await limitTries(deps, 'reset:ip', client.ip);
  const passwordHash = await deps.passwords.hash(password);
  await inTransaction(deps, async (deps) => {
    const user = await redeemToken(deps, { purpose: 'reset', token });
    await unlinkEarlierIdentities(deps.db, user);
    await setPassword(deps, user.id, passwordHash);
    await liftFreeze(deps, { is: 'user', id: user.id }, user);
    // The newsletter preference isn't applied, because someone else may have set it.
    await markEmailConfirmed(deps, { ...user, wantsNewsletter: false });
  });
}
