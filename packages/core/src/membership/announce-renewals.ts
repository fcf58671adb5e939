import { LIMITS } from '@longreturn/contract/limits';
import { subscriptions } from '@longreturn/db/schema';
import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Deps, inTransaction } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';

const DAY_MS = 24 * 3_600_000;

type Announcing = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** Every day, emails the owners of annual subscriptions that renew soon. */
export const announceRenewalsJob = defineJob({
  name: 'announce-renewals',
  schema: z.object({}),
  schedule: { cron: '23 9 * * *', data: {} },
  handle: announceRenewals,
});

/** Queues an email for each annual subscription that renews within seven days. Announces each renewal only once. */
export async function announceRenewals(deps: Announcing): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + LIMITS.renewalNoticeDays * DAY_MS);
  const isNear = and(gt(subscriptions.paidThrough, now), lte(subscriptions.paidThrough, until));
  const isNew = sql`${subscriptions.announcedRenewal} is distinct from ${subscriptions.paidThrough}`;
  const isAnnual = and(eq(subscriptions.plan, 'annual'), eq(subscriptions.state, 'active'));
  await inTransaction(deps, async ({ db, jobs }) => {
    const announced = await db
      .update(subscriptions)
      .set({ announcedRenewal: sql`${subscriptions.paidThrough}` })
      .where(and(isAnnual, isNear, isNew, isNotNull(subscriptions.userId)))
      .returning({ subscriptionId: subscriptions.id, userId: subscriptions.userId });
    for (const { subscriptionId, userId } of announced)
      if (userId !== null) await jobs.send(db, 'mail', { kind: 'membership', userId, subscriptionId, news: 'renewal' });
  });
}
