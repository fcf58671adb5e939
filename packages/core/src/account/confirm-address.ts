import type { ConfirmInput } from '@longreturn/contract/account-input';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import type { Client } from './client.ts';
import { markEmailConfirmed } from './mark-email-confirmed.ts';
import { redeemToken } from './redeem-token.ts';
import { removeEarlierSignIns } from './remove-earlier-sign-ins.ts';

/**
 * Confirms an email address by an emailed link; a visitor becomes a subscriber. With a session of the account, nothing
 * else changes. Without one, the owner of the email address may not be the person who registered it: every existing way
 * to sign in is removed, and so is the newsletter preference. Throws link.invalid, rate.limited.
 */
export async function confirmAddress(
  deps: Deps,
  actor: Actor,
  client: Client,
  { token }: ConfirmInput,
): Promise<{ signIn: 'kept' | 'removed' }> {
  await limitTries(deps, 'confirm:ip', client.ip);
  return inTransaction(deps, async (deps) => {
    const user = await redeemToken(deps, { purpose: 'confirm', token });
    const isOwnSession = actor.is === 'user' && actor.id === user.id;
    if (isOwnSession || user.emailConfirmedAt) {
      await markEmailConfirmed(deps, user);
      return { signIn: 'kept' };
    }
    await removeEarlierSignIns(deps, user);
    await markEmailConfirmed(deps, { ...user, wantsNewsletter: false });
    return { signIn: 'removed' };
  });
}
