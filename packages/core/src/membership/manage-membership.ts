import type { CancelMembershipInput, ChangedPlan, Membership, Receipt } from '@longreturn/contract/membership';
import { subscriptions } from '@longreturn/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { isRunning } from './entitlement-of.ts';
import { getMembership, listOwn, refundUntil } from './get-membership.ts';
import { getProvider } from './get-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type Refreshing, refreshSubscription } from './refresh-subscription.ts';
import { getPlan } from './start-checkout.ts';
import type { SubscriptionRow } from './write-subscription.ts';

type Managing = Refreshing & Pick<Deps, 'origin'>;

interface Own {
  row: SubscriptionRow;
  provider: PaymentProvider;
}

/**
 * Reads the actor's running subscription from its provider again, and returns the updated row and the provider. Throws
 * session.required, membership.none, payments.unavailable, payments.notConfigured, service.unavailable.
 */
async function getRunning(deps: Refreshing, actor: Actor): Promise<Own> {
  const { id } = requireUser(actor);
  const find = async () => (await listOwn(deps, id)).find((row) => isRunning(row, deps.clock.now()));
  const known = await find();
  if (!known) throw new AppError('membership.none');
  await refreshSubscription(deps, known);
  const row = await find();
  if (!row) throw new AppError('membership.none');
  return { row, provider: getProvider(deps, row.provider) };
}

/**
 * Cancels the actor's subscription; access continues to the end of the paid period. If a payment failed, access ends
 * now. Throws session.required, membership.none, payments.unavailable, payments.notConfigured, service.unavailable.
 */
export async function cancelMembership(
  deps: Managing,
  actor: Actor,
  input: CancelMembershipInput,
): Promise<Membership> {
  const { row } = await getRunning(deps, actor);
  if (row.state !== 'cancelling') await cancelSubscription(deps, row, input.reason);
  return getMembership(deps, actor);
}

/**
 * Cancels a subscription at its provider: at the end of the paid period, or now if a payment failed. Throws
 * payments.unavailable if the provider can't be reached or the subscription still renews afterwards. Also throws what
 * `refreshSubscription` throws.
 */
export async function cancelSubscription(deps: Refreshing, row: SubscriptionRow, reason?: string): Promise<void> {
  const when = row.state === 'past_due' ? 'now' : 'atPeriodEnd';
  await getProvider(deps, row.provider).cancel(row.providerId, when, reason);
  await refreshSubscription(deps, row);
  const renewing = and(eq(subscriptions.id, row.id), inArray(subscriptions.state, ['active', 'past_due']));
  if ((await deps.db.$count(subscriptions, renewing)) > 0) throw new AppError('payments.unavailable');
}

/** Undoes a cancellation. Throws what `cancelMembership` throws, and resume.final if the provider can't undo it. */
export async function resumeMembership(deps: Managing, actor: Actor): Promise<Membership> {
  const { row, provider } = await getRunning(deps, actor);
  if (row.state !== 'cancelling') return getMembership(deps, actor);
  if (!provider.resume) throw new AppError('resume.final');
  await provider.resume(row.providerId);
  await refreshSubscription(deps, row);
  return getMembership(deps, actor);
}

/**
 * Refunds the actor's last payment, within 30 days of the first payment, and ends the membership at once
 * (docs/product.md, Membership). Throws what `cancelMembership` throws, and refund.late. A second call changes nothing.
 */
export async function refundMembership(deps: Managing, actor: Actor): Promise<Membership> {
  const { id } = requireUser(actor);
  if (!(await isRefunded(deps, id))) {
    try {
      await refundRunning(deps, actor);
    } catch (error) {
      // A concurrent call, or an earlier call whose response was lost, may have refunded the payment.
      if (!(await isRefunded(deps, id))) throw error;
    }
  }
  return getMembership(deps, actor);
}

async function isRefunded(deps: Refreshing, userId: string): Promise<boolean> {
  const [latest] = (await listOwn(deps, userId)).filter(({ state }) => state !== 'pending');
  return latest?.endedBecause === 'refunded';
}

async function refundRunning(deps: Refreshing, actor: Actor): Promise<void> {
  const { row } = await getRunning(deps, actor);
  if (!refundUntil(row, deps.clock.now())) throw new AppError('refund.late');
  await refundLastCharge(deps, row);
}

/** Refunds the last payment of a subscription, ends the subscription at once and cancels it at the provider. */
export async function refundLastCharge(deps: Refreshing, row: SubscriptionRow): Promise<void> {
  if (row.lastChargeId === null) throw new AppError('membership.none');
  await getProvider(deps, row.provider).refund(row.lastChargeId);
  await refreshSubscription(deps, row, { facts: { refundedChargeId: row.lastChargeId } });
}

/**
 * Changes the plan of the actor's subscription with proration. If the buyer must approve the change at the provider,
 * the returned `url` is the page for that; otherwise it is null. Throws what `cancelMembership` throws, and
 * plan.unknown.
 */
export async function changePlan(deps: Managing, actor: Actor, input: { plan: string }): Promise<ChangedPlan> {
  requireUser(actor);
  const plan = getPlan(input.plan);
  const { row, provider } = await getRunning(deps, actor);
  if (row.plan === plan) return { url: null, membership: await getMembership(deps, actor) };
  if (row.state !== 'active') throw new AppError('membership.none');
  const { url = null } = await provider.changePlan(row.providerId, plan, profileUrl(deps));
  await refreshSubscription(deps, row);
  return { url, membership: await getMembership(deps, actor) };
}

/**
 * Returns the URL where the actor manages payments: the provider's page, or the site's own if the provider has none or
 * the customer isn't known. Throws session.required, payments.unavailable, payments.notConfigured. Throws
 * membership.none if the actor has no subscription apart from open checkouts, or if the provider has deleted the
 * customer.
 */
export async function openPortal(deps: Managing, actor: Actor): Promise<string> {
  const own = (await listOwn(deps, requireUser(actor).id)).filter(({ state }) => state !== 'pending');
  const row = own.find((each) => isRunning(each, deps.clock.now())) ?? own[0];
  if (!row) throw new AppError('membership.none');
  const provider = getProvider(deps, row.provider);
  if (!provider.portalUrl || row.customerId === null) return profileUrl(deps);
  return provider.portalUrl(row.customerId, profileUrl(deps));
}

/** Lists the payments of the actor's subscriptions, newest first. Throws session.required, payments.unavailable. */
export async function listReceipts(deps: Pick<Deps, 'db' | 'payments'>, actor: Actor): Promise<Receipt[]> {
  const own = (await listOwn(deps, requireUser(actor).id)).filter(({ state }) => state !== 'pending');
  const receipts: Receipt[] = [];
  for (const row of own) receipts.push(...((await deps.payments[row.provider]?.listReceipts(row.providerId)) ?? []));
  return receipts.toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

const profileUrl = ({ origin }: Pick<Deps, 'origin'>) => `${origin}/profile#membership`;
