import { LIMITS } from '@longreturn/contract/limits';
import type { Membership, OwnMembership } from '@longreturn/contract/membership';
import { subscriptions } from '@longreturn/db/schema';
import { PLANS } from '@longreturn/site/plans';
import { desc, eq } from 'drizzle-orm';
import { getUser } from '../account/get-user.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { accessOf, isRunning } from './entitlement-of.ts';
import { readTimeline } from './read-timeline.ts';
import type { SubscriptionRow } from './write-subscription.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the membership of the actor: its status, the subscription to show, and the timeline that says why access
 * continues or ended (docs/product.md, Membership). Throws session.required.
 */
export async function getMembership(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Membership> {
  const { id, subscriptionStatus } = await getUser(deps, actor);
  const now = deps.clock.now();
  const current = findCurrent(await listOwn(deps, id), now);
  const { timeline, accessUntil } = await readTimeline(deps, id);
  return {
    status: subscriptionStatus,
    accessUntil: accessUntil?.toISOString() ?? null,
    subscription: current ? presentSubscription(current, now) : null,
    timeline,
  };
}

/** Lists the subscriptions of an account, the latest first. */
export async function listOwn({ db }: Pick<Deps, 'db'>, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id));
}

/**
 * Returns the subscription to show: the running one, or else a checkout of the last hour, or else the latest one that
 * was paid for.
 */
function findCurrent(own: readonly SubscriptionRow[], now: Date): SubscriptionRow | undefined {
  const isRecent = ({ createdAt }: SubscriptionRow) => now.getTime() - createdAt.getTime() < HOUR_MS;
  return (
    own.find((row) => isRunning(row, now)) ??
    own.find((row) => row.state === 'pending' && isRecent(row)) ??
    own.find((row) => row.state !== 'pending')
  );
}

function presentSubscription(row: SubscriptionRow, now: Date): OwnMembership {
  const { provider, plan, state, startedAt, paidThrough } = row;
  const isOn = isRunning(row, now);
  const isOver = state !== 'pending' && !isOn;
  const renews = isOn && state !== 'cancelling';
  const ends = renews && state === 'active' ? null : accessOf(row);
  return {
    provider,
    plan,
    state: isOver ? 'ended' : state,
    startedAt: startedAt.toISOString(),
    paidThrough: textOf(paidThrough),
    accessUntil: textOf(ends),
    endedAt: textOf(isOver ? ends : null),
    nextPaymentCents: renews ? PLANS[plan].priceCents : null,
    allowed: {
      cancel: renews,
      resume: isOn && state === 'cancelling' && provider === 'stripe',
      changePlan: isOn && state === 'active',
      refundUntil: textOf(isOn ? refundUntil(row, now) : null),
    },
  };
}

const textOf = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

/**
 * Returns the time until which the last payment can be refunded on request. Returns undefined if that time is over, or
 * if the first or the last payment isn't known.
 */
export function refundUntil(
  { firstChargeAt, lastChargeId }: Pick<SubscriptionRow, 'firstChargeAt' | 'lastChargeId'>,
  now: Date,
): Date | undefined {
  if (!firstChargeAt || lastChargeId === null) return undefined;
  const until = new Date(firstChargeAt.getTime() + LIMITS.refundDays * DAY_MS);
  return now < until ? until : undefined;
}
