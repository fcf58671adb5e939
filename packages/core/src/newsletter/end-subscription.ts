import type { Deps } from '../deps.ts';
import { type SubscriberRow, updateSubscriber } from './subscriber-row.ts';

/** Ends a locked subscription, and sends a goodbye email if it was active. Does nothing if it has already ended. */
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
