import type { ConfirmInput } from '@longreturn/contract/account-input';
import type { Actor, Client } from '../actor.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import { getUser } from './get-user.ts';
import { redeemToken } from './mailed-tokens.ts';
import { markEmailConfirmed, removeEarlierSignIns } from './mark-email-confirmed.ts';

/**
 * Confirms an account's email address with the token of an emailed link; a visitor becomes a subscriber. If the address
 * was unconfirmed and the actor isn't signed in to the account, someone else may have registered it. Then all sessions,
 * the password, linked providers and the newsletter preference are removed. Throws link.invalid, rate.limited.
 */
export async function confirmEmail(
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

/**
 * Queues another confirmation email if the actor's email address is unconfirmed. Throws session.required, rate.limited.
 */
export async function resendConfirmation(deps: Deps, actor: Actor): Promise<void> {
  const { id, emailConfirmed } = await getUser(deps, actor);
  await limitTries(deps, 'resend:user', id);
  if (!emailConfirmed) await deps.jobs.send(deps.db, 'mail', { kind: 'confirm-address', userId: id });
}
