import type { ConfirmInput } from '@longreturn/contract/account-input';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import type { Client } from './client.ts';
import { markAddressConfirmed } from './mark-address-confirmed.ts';
import { redeemToken } from './redeem-token.ts';
import { removeEarlierSignIns } from './remove-earlier-sign-ins.ts';

/**
 * Confirms an address by a mailed link; a visitor becomes a subscriber. In a session of the account everything is kept.
 * Without one, the owner of the address may not be the person who opened the account: every way to sign in that was set
 * before is removed, and so is the wish for the newsletter. Throws link.invalid, rate.limited.
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
      await markAddressConfirmed(deps, user);
      return { signIn: 'kept' };
    }
    await removeEarlierSignIns(deps, user);
    await markAddressConfirmed(deps, { ...user, wantsNewsletter: false });
    return { signIn: 'removed' };
  });
}
