import type { Membership } from '@longreturn/contract/membership';
import { gifts, paymentCustomers } from '@longreturn/db/schema';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { isRunning } from './entitlement-of.ts';
import { getMembership, listOwn } from './get-membership.ts';
import { refreshGift } from './gifts.ts';
import { type Refreshing, refreshSubscription, type SubscriptionKey } from './refresh-subscription.ts';
import type { SubscriptionRow } from './write-subscription.ts';

/** Older checkouts aren't read: they were abandoned, or the nightly reconciliation has found their payments. */
const RECENT_MS = 24 * 3_600_000;

/**
 * Reads the actor's recent checkouts, running subscription and unpaid gifts at their providers. Payments and changes
 * that a user made on a provider's page therefore count before the webhook arrives (docs/product.md, Membership).
 * Throws session.required, payments.unavailable.
 */
export async function checkPayments(deps: Refreshing, actor: Actor): Promise<Membership> {
  const { id: userId } = requireUser(actor);
  for (const key of await listDue(deps, userId)) await refreshSubscription(deps, key);
  for (const giftId of await listUnpaidGifts(deps, userId)) await refreshGift(deps, { giftId });
  return getMembership(deps, actor);
}

/** Lists the running subscriptions, recent unpaid checkouts, and subscriptions that only the provider knows about. */
async function listDue(deps: Refreshing, userId: string): Promise<SubscriptionKey[]> {
  const { db, clock, payments } = deps;
  const own = await listOwn(deps, userId);
  const known = new Set(own.map(({ providerId }) => providerId));
  const isPending = ({ state, createdAt }: SubscriptionRow) => state === 'pending' && createdAt > recently(deps);
  const due = own.filter((row) => payments[row.provider] && (isPending(row) || isRunning(row, clock.now())));
  const customers = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  const lists = customers.map(async ({ provider, customerId }) => {
    const ids = (await payments[provider]?.listOfCustomer?.(customerId)) ?? [];
    return ids.filter((providerId) => !known.has(providerId)).map((providerId) => ({ provider, providerId }));
  });
  return [...due, ...(await Promise.all(lists)).flat()];
}

async function listUnpaidGifts(deps: Refreshing, buyerId: string): Promise<string[]> {
  if (!deps.payments.stripe?.readGift) return [];
  const isRecent = gt(gifts.createdAt, recently(deps));
  const isUnpaid = and(isNull(gifts.paidAt), isNotNull(gifts.reference));
  const rows = await deps.db
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.buyerId, buyerId), isRecent, isUnpaid));
  return rows.map(({ id }) => id);
}

const recently = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock.now().getTime() - RECENT_MS);
