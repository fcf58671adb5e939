import type { Notification } from '@longreturn/contract/admin';
import { notifications, users } from '@longreturn/db/schema';
import { eq, isNull } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { inOrder, newestFirst } from '../lists/order.ts';
import { requireAdmin } from './require-admin.ts';

const MAX_ALERTS = 100;
const NEWEST = newestFirst(notifications.createdAt, notifications.id);

/** Lists the open alerts, newest first, 100 at most. Throws session.required, action.forbidden. */
export async function listNotifications({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Notification[]> {
  requireAdmin(actor);
  const rows = await db
    .select({
      id: notifications.id,
      userId: notifications.userId,
      email: users.email,
      reason: notifications.reason,
      lastFailedLoginIp: notifications.lastFailedLoginIp,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(isNull(notifications.settledAt))
    .orderBy(...inOrder(NEWEST))
    .limit(MAX_ALERTS);
  return rows.map(({ id, createdAt, ...data }) => ({ id, data, createdAt: createdAt.toISOString() }));
}
