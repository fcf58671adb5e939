import type { Deps } from '../deps.ts';
import type { SubscriberRow } from './lock-subscriber.ts';
import { updateSubscriber } from './update-subscriber.ts';

/** Ends what a locked row gets or has asked for, and says goodbye to who got it; an ended one is left as it is. */
export async function endSubscription(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  row: SubscriberRow,
): Promise<SubscriberRow> {
  if (row.status !== 'active' && row.status !== 'pending') return row;
  if (row.status === 'active') {
    await deps.jobs.send(deps.db, 'mail', { kind: 'newsletter-goodbye', subscriberId: row.id });
  }
  return updateSubscriber(deps, row, { status: 'unsubscribed', endedAt: deps.clock.now() });
}
