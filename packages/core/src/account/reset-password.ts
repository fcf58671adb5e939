import type { ResetPasswordInput } from '@longreturn/contract/account-input';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import type { Client } from './client.ts';
import { liftFreeze } from './lift-freeze.ts';
import { markEmailConfirmed } from './mark-email-confirmed.ts';
import { redeemToken } from './redeem-token.ts';
import { unlinkEarlierIdentities } from './remove-earlier-sign-ins.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password by an emailed link, which works once. Ends all sessions, unfreezes the account and confirms the
 * email address. Unlinks providers that were linked before the email address was confirmed. Throws link.invalid,
 * rate.limited.
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
    await markEmailConfirmed(deps, { ...user, wantsNewsletter: false }); // someone else may have set the preference
  });
}
