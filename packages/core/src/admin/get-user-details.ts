import type { AdminUserDetails } from '@longreturn/contract/admin-users';
import { LIMITS } from '@longreturn/contract/limits';
import { notifications } from '@longreturn/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { findOwnSubscription, listSentMails, listSignIns } from '../account/account-history.ts';
import { sessionsOf } from '../account/list-sessions.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { listEntitlements } from '../entitlements/list-entitlements.ts';
import { readTimeline } from '../membership/read-timeline.ts';
import { getAdminUser } from './get-admin-user.ts';
import { requireAdmin } from './require-admin.ts';
import { findUserSubscription, presentUserSubscription } from './user-subscription.ts';

interface DetailsQuery {
  userId: string;
  /** The public ID of the session of this request. */
  currentId: string | undefined;
}

/**
 * Returns an account with its open alert if it is frozen, its newsletter subscription, paid subscription, memberships
 * and their timeline, open sessions, latest logins and latest emails. Throws session.required, action.forbidden,
 * user.unknown.
 */
export async function getUserDetails(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { userId, currentId }: DetailsQuery,
): Promise<AdminUserDetails> {
  requireAdmin(actor);
  const user = await getAdminUser(deps, userId);
  const latest = { userId, limit: LIMITS.shownHistory };
  const subscription = await findUserSubscription(deps, userId);
  return {
    ...user,
    alert: user.frozenAt === null ? null : await findAlert(deps, userId),
    newsletter: await findOwnSubscription(deps, userId),
    subscription: subscription ? presentUserSubscription(subscription, deps.clock.now()) : null,
    entitlements: await listEntitlements(deps, userId),
    timeline: (await readTimeline(deps, userId)).timeline,
    sessions: await sessionsOf(deps, userId, currentId),
    signIns: await listSignIns(deps, latest),
    mails: await listSentMails(deps, latest),
  };
}

async function findAlert({ db }: Pick<Deps, 'db'>, userId: string): Promise<AdminUserDetails['alert']> {
  const { reason, lastFailedLoginIp, createdAt } = notifications;
  const [alert] = await db
    .select({ reason, lastFailedLoginIp, createdAt })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.settledAt)));
  return alert ? { ...alert, createdAt: alert.createdAt.toISOString() } : null;
}
