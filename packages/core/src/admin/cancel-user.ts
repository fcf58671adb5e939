import type { AdminUser } from '@longreturn/contract/admin';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { isRunning } from '../membership/entitlement-of.ts';
import { cancelSubscription } from '../membership/manage-membership.ts';
import { type Refreshing, refreshSubscription } from '../membership/refresh-subscription.ts';
import { recordActivity } from '../record-activity.ts';
import { getAdminUser } from './get-admin-user.ts';
import { requireAdmin } from './require-admin.ts';
import { findUserSubscription } from './user-subscription.ts';

/**
 * Cancels an account's running subscription at the payment provider (docs/product.md, Membership). Access continues to
 * the end of the paid period. If a payment failed, access ends now. A second call changes nothing. Throws
 * session.required, action.forbidden, user.unknown, membership.none, payments.unavailable, payments.notConfigured.
 */
export async function cancelUser(deps: Refreshing, actor: Actor, { userId }: { userId: string }): Promise<AdminUser> {
  requireAdmin(actor);
  const { name } = await getAdminUser(deps, userId);
  await refreshSubscription(deps, await getRunning(deps, userId));
  const row = await getRunning(deps, userId);
  if (row.state === 'cancelling') return getAdminUser(deps, userId);
  await cancelSubscription(deps, row);
  await recordActivity(deps, {
    actor,
    action: 'subscription.cancelled',
    target: { type: 'account', id: userId, title: name },
    change: { [row.provider]: { from: row.state, to: row.state === 'past_due' ? 'ended' : 'cancelling' } },
  });
  return getAdminUser(deps, userId);
}

async function getRunning(deps: Refreshing, userId: string) {
  const row = await findUserSubscription(deps, userId);
  if (!row || !isRunning(row, deps.clock.now())) throw new AppError('membership.none');
  return row;
}
