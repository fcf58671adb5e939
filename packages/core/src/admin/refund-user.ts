import type { AdminUser } from '@longreturn/contract/admin';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { refundLastCharge } from '../membership/manage-membership.ts';
import { type Refreshing, refreshSubscription } from '../membership/refresh-subscription.ts';
import { recordActivity } from '../record-activity.ts';
import { getAdminUser } from './get-admin-user.ts';
import { requireAdmin } from './require-admin.ts';
import { findUserSubscription } from './user-subscription.ts';

/**
 * Refunds the last payment of an account's running or latest subscription, even after the refund period, and ends the
 * subscription at once (docs/product.md, Membership). Throws session.required, action.forbidden, user.unknown,
 * membership.none, payments.unavailable, payments.notConfigured.
 */
export async function refundUser(deps: Refreshing, actor: Actor, { userId }: { userId: string }): Promise<AdminUser> {
  requireAdmin(actor);
  const { name } = await getAdminUser(deps, userId);
  const known = await getPaid(deps, userId);
  await refreshSubscription(deps, known);
  const row = await getPaid(deps, userId);
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

async function getPaid(deps: Refreshing, userId: string) {
  const row = await findUserSubscription(deps, userId);
  if (!row) throw new AppError('membership.none');
  return row;
}
