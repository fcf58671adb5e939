import type { Subscription, SubscriptionLinkInput } from '@longreturn/contract/newsletter';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import { lockSubscriber, presentSubscription, updateSubscriber } from './present-subscription.ts';
import { readLink } from './signed-link.ts';

/**
 * Uses the token of an emailed link to confirm a subscription. A repeated call changes nothing and returns the same
 * result. Throws link.invalid, rate.limited.
 */
export async function confirmSubscription(deps: Deps, { token }: SubscriptionLinkInput): Promise<Subscription> {
  const { subscriberId } = await readLink(deps, 'confirm', token);
  await limitTries(deps, 'newsletter-link:subscriber', subscriberId);
  return inTransaction(deps, async (deps) => {
    const row = await lockSubscriber(deps.db, subscriberId);
    if (row.status === 'active') return presentSubscription(row);
    if (row.status !== 'pending') throw new AppError('link.invalid');
    const now = deps.clock.now();
    const confirmed = { status: 'active', confirmedAt: now, subscribedAt: now, endedAt: null } as const;
    await deps.jobs.send(deps.db, 'mail', { kind: 'newsletter-welcome', subscriberId });
    return presentSubscription(await updateSubscriber(deps, row, confirmed));
  });
}
