import type { Subscription, SubscriptionLinkInput } from '@longreturn/contract/newsletter';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import { endSubscription } from './end-subscription.ts';
import { presentSubscription } from './present-subscription.ts';
import { readLink } from './signed-link.ts';
import { lockSubscriber } from './subscriber-row.ts';

/**
 * Unsubscribes by an emailed link. Repeating it changes nothing; one goodbye email is sent. Throws link.invalid,
 * rate.limited.
 */
export async function unsubscribe(deps: Deps, { token }: SubscriptionLinkInput): Promise<Subscription> {
  const subscriberId = await readLink(deps, 'manage', token);
  await limitTries(deps, 'newsletter-link:subscriber', subscriberId);
  return inTransaction(deps, async (deps) => {
    const row = await lockSubscriber(deps.db, subscriberId);
    return presentSubscription(await endSubscription(deps, row));
  });
}
