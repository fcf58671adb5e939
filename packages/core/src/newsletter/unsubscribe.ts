import type { Subscription, SubscriptionLinkInput } from '@longreturn/contract/newsletter';
import { type Deps, inTransaction } from '../deps.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import { recordUnsubscription } from './issues/record-delivery.ts';
import { lockSubscriber, presentSubscription, type SubscriberRow, updateSubscriber } from './present-subscription.ts';
import { readLink } from './signed-link.ts';

/**
 * Uses the token of an emailed link to end a subscription, and returns the subscription. A repeated call changes
 * nothing and sends no second goodbye email. Throws link.invalid, rate.limited.
 */
export async function unsubscribe(deps: Deps, { token }: SubscriptionLinkInput): Promise<Subscription> {
  const { subscriberId, issueId } = await readLink(deps, 'manage', token);
  await limitTries(deps, 'newsletter-link:subscriber', subscriberId);
  return inTransaction(deps, async (deps) => {
    const row = await lockSubscriber(deps.db, subscriberId);
    return presentSubscription(await endSubscription(deps, row, issueId));
  });
}

/**
 * Ends a subscription, which the caller has locked, and returns the new row. Queues a goodbye email if the subscription
 * was active. Does nothing if it has already ended. If an issue is given, counts the unsubscription for that issue.
 */
export async function endSubscription(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  row: SubscriberRow,
  issueId?: string,
): Promise<SubscriberRow> {
  if (row.status !== 'active' && row.status !== 'pending') return row;
  if (row.status === 'active') {
    await deps.jobs.send(deps.db, 'mail', { kind: 'newsletter-goodbye', subscriberId: row.id });
  }
  if (issueId !== undefined) await recordUnsubscription(deps, { issueId, subscriberId: row.id });
  return updateSubscriber(deps, row, { status: 'unsubscribed', endedAt: deps.clock.now() });
}
