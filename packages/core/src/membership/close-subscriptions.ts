import { subscriptions } from '@longreturn/db/schema';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { getProvider } from './get-provider.ts';

/**
 * Cancels the subscriptions of an account at their providers, before the account is deleted. Throws
 * payments.unavailable and payments.notConfigured; in that case, the account must not be deleted.
 */
export async function cancelSubscriptions(deps: Pick<Deps, 'db' | 'payments'>, userId: string): Promise<void> {
  const rows = await deps.db.select().from(subscriptions).where(isOpen(userId));
  for (const { provider, providerId, state } of rows)
    if (state !== 'pending') await getProvider(deps, provider).cancel(providerId, 'now', 'The account was deleted');
}

/**
 * Ends the subscriptions of an account in the transaction that deletes the account. Also queues jobs that cancel these
 * subscriptions at their providers again, in case a subscription began after `cancelSubscriptions` had run.
 */
export async function closeSubscriptions(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const closed = await db
    .update(subscriptions)
    .set({
      ...{ state: 'ended', endedAt: now, endedBecause: 'closed', updatedAt: now },
      version: sql`${subscriptions.version} + 1`,
      cancelDue: sql`${subscriptions.state} <> 'pending'`,
    })
    .where(isOpen(userId))
    .returning({ id: subscriptions.id, cancelDue: subscriptions.cancelDue });
  for (const { id, cancelDue } of closed)
    if (cancelDue) await jobs.send(db, 'settle-subscription', { subscriptionId: id });
}

const isOpen = (userId: string) => and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'ended'));
