import type { AdminUser } from '@longreturn/contract/admin';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { isRunning } from '../membership/entitlement-of.ts';
import { listOwn } from '../membership/get-membership.ts';
import { refundLastCharge } from '../membership/manage-membership.ts';
import { type Refreshing, refreshSubscription } from '../membership/refresh-subscription.ts';
import { recordActivity } from '../record-activity.ts';
import { getAdminUser } from './get-admin-user.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Refunds the last payment of an account's running or latest subscription, at any time, and ends it at once
 * (docs/product.md, Membership). Throws session.required, action.forbidden, user.unknown, membership.none,
 * payments.unavailable, payments.notConfigured.
 */
export async function refundUser(deps: Refreshing, actor: Actor, { userId }: { userId: string }): Promise<AdminUser> {
  requireAdmin(actor);
  const { name } = await getAdminUser(deps, userId);
  const known = await findPaid(deps, userId);
  await refreshSubscription(deps, known);
  const row = await findPaid(deps, userId);
  if (row.endedBecause === 'refunded') return getAdminUser(deps, userId);
  await refundLastCharge(deps, row);
  await recordActivity(deps, {
    actor,
    action: 'payment.refunded',
    target: { type: 'account', id: userId, title: name },
    change: { [row.provider]: { from: row.state, to: 'refunded' } },
  });
  return getAdminUser(deps, userId);
}

/** Returns the running subscription, or the latest that was paid. Throws membership.none. */
async function findPaid(deps: Refreshing, userId: string) {
  const own = (await listOwn(deps, userId)).filter(({ lastChargeId }) => lastChargeId !== null);
  const row = own.find((each) => isRunning(each, deps.clock.now())) ?? own[0];
  if (!row) throw new AppError('membership.none');
  return row;
}
