import { subscriptions } from '@longreturn/db/schema';
import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';
import { type Refreshing, refreshSubscription } from './refresh-subscription.ts';

/** Ends cancelled subscriptions every hour, because PayPal sends no event when their paid period is over. */
export const endCancelledJob = defineJob({
  name: 'end-cancelled',
  schema: z.object({}),
  schedule: { cron: '7 * * * *', data: {} },
  handle: endCancelled,
});

/**
 * Finds the cancelled subscriptions whose paid period is over, and reads each of them from its provider. That stores
 * the end of the subscription and emails the owner, whose access has already ended by then. If a subscription can't be
 * read, the next run tries again.
 */
export async function endCancelled(deps: Refreshing): Promise<void> {
  const isOver = and(eq(subscriptions.state, 'cancelling'), lte(subscriptions.paidThrough, deps.clock.now()));
  const { id, provider, providerId } = subscriptions;
  const rows = await deps.db.select({ id, provider, providerId }).from(subscriptions).where(isOver);
  for (const { id: subscriptionId, ...key } of rows) {
    await refreshSubscription(deps, key).catch((error: unknown) => {
      deps.logger.warn({ subscriptionId, error: String(error) }, 'A cancelled subscription could not be read yet');
    });
  }
}
