import type { Subscription, SubscriptionLinkInput } from '@longreturn/contract/newsletter';
import { type Deps, inTransaction } from '../deps.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import { recordUnsubscription } from './issues/record-delivery.ts';
import { lockSubscriber, presentSubscription, type SubscriberRow, updateSubscriber } from './present-subscription.ts';
import { readLink } from './signed-link.ts';

/**
 * Unsubscribes by an emailed link. Repeating it changes nothing; one goodbye email is sent. Throws link.invalid,
 * rate.limited.
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
 * Ends a locked subscription, and sends a goodbye email if it was active. Does nothing if it has already ended. Records
 * that the link was one of the issue.
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
