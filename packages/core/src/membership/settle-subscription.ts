import { subscriptions } from '@longreturn/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import { getProvider } from './get-provider.ts';

type Settling = Pick<Deps, 'db' | 'payments'>;

/** Cancels or refunds, at the provider, a subscription that the site has ended. A failure is retried for a day. */
export const settleSubscriptionJob = defineJob({
  name: 'settle-subscription',
  schema: z.object({ subscriptionId: z.uuid() }),
  retries: 30,
  concurrency: 2,
  handle: settleInJob,
});

async function settleInJob(deps: Settling, { subscriptionId }: { subscriptionId: string }): Promise<void> {
  await settleSubscription(deps, subscriptionId).catch((error: unknown) => {
    throw JobFailure.from('The payment provider could not cancel or refund', error);
  });
}

/**
 * Does what is left to do at the provider for a subscription: a cancellation, a refund, both or nothing. Throws
 * payments.unavailable and payments.notConfigured.
 */
export async function settleSubscription(deps: Settling, id: string): Promise<void> {
  const [row] = await deps.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!row || (!row.cancelDue && row.refundDue === null)) return;
  const provider = getProvider(deps, row.provider);
  if (row.cancelDue) await provider.cancel(row.providerId, 'now');
  if (row.refundDue !== null) await provider.refund(row.refundDue);
  const isSameCharge = sql`${subscriptions.refundDue} is not distinct from ${row.refundDue}`;
  await deps.db
    .update(subscriptions)
    .set({ cancelDue: false, refundDue: null })
    .where(and(eq(subscriptions.id, id), isSameCharge));
}

/** Settles a subscription now. A failure is only logged, because the queued job tries again. */
export async function settleOrLeave(deps: Settling & Pick<Deps, 'logger'>, id: string): Promise<void> {
  await settleSubscription(deps, id).catch((error: unknown) => {
    deps.logger.warn({ subscriptionId: id, error: String(error) }, 'A subscription could not be settled yet');
  });
}
