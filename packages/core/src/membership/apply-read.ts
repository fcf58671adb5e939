import type { Db } from '@longreturn/db/database';
import { subscriptions, users } from '@longreturn/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { findOwner } from './find-owner.ts';
import { type Facts, nextSubscription } from './known-subscription.ts';
import { type Duties, dutiesOf, surplusOf } from './one-subscription.ts';
import type { ProviderSubscription } from './payment-provider.ts';
import type { SubscriptionKey } from './refresh-subscription.ts';
import { type SubscriptionRow, writeSubscription } from './write-subscription.ts';

interface Read {
  key: SubscriptionKey;
  /** The version of the stored subscription before the read; undefined if there was none. */
  version: number | undefined;
  read: ProviderSubscription | undefined;
  facts: Facts;
}

/** `due` contains the IDs of the subscriptions that still have to be cancelled or refunded at the provider. */
type Applied = { is: 'overtaken' } | { is: 'ignored' | 'done'; due: readonly string[] };

type Applying = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>;

const IGNORED: Applied = { is: 'ignored', due: [] };

/**
 * Stores the result of a read. Must run in a transaction, because it locks the owner and then the owner's
 * subscriptions. Also ends the owner's surplus subscriptions, so that only one runs. Returns 'overtaken', and stores
 * nothing, if the version has changed.
 */
export async function applyRead(deps: Applying, { key, version, read, facts }: Read): Promise<Applied> {
  const { db } = deps;
  const known = await findRow(db, key);
  if (known?.version !== version) return { is: 'overtaken' };
  if (!read) return IGNORED;
  const owner = known ? { userId: known.userId } : await findOwner(db, key.provider, read);
  if (!owner) return IGNORED;
  const userId = owner.userId && (await lockOwner(db, owner.userId));
  const own = await lockSubscriptions(db, userId ?? null, key);
  const before = own.find((row) => isRow(row, key));
  if (before?.version !== version) return { is: 'overtaken' };
  const now = deps.clock.now();
  const after = nextSubscription(before, read, { ...facts, ...(!userId && { isClosed: true }) }, now);
  if (!after) return IGNORED;
  const duties = dutiesOf(before, after, read);
  const customerId = read.customerId ?? before?.customerId ?? null;
  const written = await writeSubscription(deps, { key, userId: userId ?? null, customerId, before, after, duties });
  if (!written) return { is: 'overtaken' };
  const others = own.filter((row) => row !== before);
  const ended = await endSurplus(deps, [...others, written]);
  return { is: 'done', due: await queueDuties(deps, [written, ...ended]) };
}

async function endSurplus(deps: Applying, rows: readonly SubscriptionRow[]): Promise<SubscriptionRow[]> {
  const now = deps.clock.now();
  const ended: SubscriptionRow[] = [];
  for (const { subscription: before, because } of surplusOf(rows, now)) {
    const after = { ...before, state: 'ended', endedAt: now, endedBecause: because } as const;
    const duties: Duties = { cancelDue: true, refundDue: because === 'duplicate' ? before.lastChargeId : null };
    const { userId, customerId } = before;
    const written = await writeSubscription(deps, { key: before, userId, customerId, before, after, duties });
    if (written) ended.push(written);
  }
  return ended;
}

async function queueDuties(deps: Applying, rows: readonly SubscriptionRow[]): Promise<string[]> {
  const due = rows.filter(({ cancelDue, refundDue }) => cancelDue || refundDue !== null).map(({ id }) => id);
  for (const subscriptionId of new Set(due)) await deps.jobs.send(deps.db, 'settle-subscription', { subscriptionId });
  return [...new Set(due)];
}

const isRow = (row: SubscriptionRow, { provider, providerId }: SubscriptionKey) =>
  row.provider === provider && row.providerId === providerId;

async function findRow(db: Db, { provider, providerId }: SubscriptionKey): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId)));
  return row;
}

/** Locks the account, so that the events of a person's subscriptions are handled one after the other. */
async function lockOwner(db: Db, userId: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return user?.id;
}

async function lockSubscriptions(db: Db, userId: string | null, { provider, providerId }: SubscriptionKey) {
  const isThis = and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId));
  const isOwn = userId === null ? isThis : eq(subscriptions.userId, userId);
  return db.select().from(subscriptions).where(isOwn).orderBy(asc(subscriptions.id)).for('update');
}
