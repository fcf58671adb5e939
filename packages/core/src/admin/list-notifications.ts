import type { ListPageInput, NotificationPage } from '@longreturn/contract/admin';
import { notifications, users } from '@longreturn/db/schema';
import { eq, isNull } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { newestFirst } from '../lists/order.ts';
import { type PageQuery, readPage } from '../lists/read-page.ts';
import { requireAdmin } from './require-admin.ts';

const alertColumns = {
  id: notifications.id,
  userId: notifications.userId,
  email: users.email,
  reason: notifications.reason,
  lastFailedLoginIp: notifications.lastFailedLoginIp,
  createdAt: notifications.createdAt,
};

/** Returns a page of the open alerts, newest first. Throws session.required, action.forbidden, input.invalid. */
export async function listNotifications(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  input: ListPageInput = {},
): Promise<NotificationPage> {
  requireAdmin(actor);
  return readPage({
    db,
    table: notifications,
    order: newestFirst(notifications.createdAt, notifications.id),
    matching: isNull(notifications.settledAt),
    input,
    rows: ({ where, orderBy, limit }: PageQuery) =>
      db
        .select(alertColumns)
        .from(notifications)
        .innerJoin(users, eq(users.id, notifications.userId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ createdAt, id }) => [createdAt, id],
    present: ({ id, createdAt, ...data }) => ({ id, data, createdAt: createdAt.toISOString() }),
  });
}
