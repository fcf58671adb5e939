import { entitlementChanges, entitlements, subscriptions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { accessOf, entitlementOf, timelineEvent } from './entitlement-of.ts';
import type { KnownSubscription } from './known-subscription.ts';
import type { Duties } from './one-subscription.ts';
import type { SubscriptionKey } from './refresh-subscription.ts';

/** A row of `subscriptions`. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

interface Write {
  key: SubscriptionKey;
  /** Null if the account was deleted. */
  userId: string | null;
  customerId: string | null;
  before: SubscriptionRow | undefined;
  after: KnownSubscription;
  duties: Duties;
}

type Writing = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>;

/** The timeline events that the subscription's owner is emailed about, each with the `news` of the email. */
const NEWS = {
  started: 'started',
  payment_failed: 'payment_failed',
  cancelled: 'cancelled',
  expired: 'ended',
  unpaid: 'ended',
  disputed: 'ended',
  refunded: 'refunded',
  duplicate: 'refunded',
} as const;

/**
 * Creates or updates a subscription. If its account exists and something was paid, a change also updates the
 * entitlement, and may add a timeline entry and email the owner. If the subscription is already stored, the transaction
 * must have locked its row. Returns the row that was written. Returns undefined for a new subscription that another
 * transaction has stored in the meantime.
 */
export async function writeSubscription(deps: Writing, write: Write): Promise<SubscriptionRow | undefined> {
  const row = await writeRow(deps, write);
  if (row && row.userId !== null) await writeEntitlement(deps, { ...row, userId: row.userId }, write.before);
  return row;
}

async function writeRow({ db, clock, ids }: Writing, write: Write): Promise<SubscriptionRow | undefined> {
  const { key, userId, customerId, before, after, duties } = write;
  const now = clock.now();
  const { plan, state, startedAt, paidThrough, endedAt, endedBecause } = after;
  const { firstChargeAt, lastChargeId, lastChargeAt, lastChargeCents } = after;
  const values = {
    ...{ plan, state, startedAt, paidThrough, endedAt, endedBecause },
    ...{ firstChargeAt, lastChargeId, lastChargeAt, lastChargeCents },
    ...{ userId, customerId, ...duties, version: (before?.version ?? 0) + 1, updatedAt: now },
  };
  if (before) {
    const [row] = await db.update(subscriptions).set(values).where(eq(subscriptions.id, before.id)).returning();
    return row;
  }
  const { provider, providerId } = key;
  const [row] = await db
    .insert(subscriptions)
    .values({ id: ids.next(), provider, providerId, ...values, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

async function writeEntitlement(
  { db, clock, ids, jobs }: Writing,
  row: SubscriptionRow & { userId: string },
  before: SubscriptionRow | undefined,
): Promise<void> {
  const change = entitlementOf(row);
  const event = timelineEvent(before, row);
  if (!change || !hasChanged(before, row)) return;
  const now = clock.now();
  const { source, from, ...values } = change;
  await db
    .insert(entitlements)
    .values({ id: row.id, userId: row.userId, source, from, ...values, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: entitlements.id, set: { ...values, updatedAt: now } });
  if (!event) return;
  await db
    .insert(entitlementChanges)
    .values({ id: ids.next(), entitlementId: row.id, event, at: now, accessUntil: accessOf(row) });
  const news = event in NEWS ? NEWS[event as keyof typeof NEWS] : undefined; // `in` has checked that `event` is a key
  const { id: subscriptionId, userId } = row;
  if (news) await jobs.send(db, 'mail', { kind: 'membership', userId, subscriptionId, news });
}

function hasChanged(before: SubscriptionRow | undefined, after: SubscriptionRow): boolean {
  const facts = (row: SubscriptionRow) => JSON.stringify([row.state, row.paidThrough, row.endedAt, row.plan]);
  return !before || facts(before) !== facts(after);
}
