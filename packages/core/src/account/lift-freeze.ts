import { loginFailures, notifications, users } from '@longreturn/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import type { UserRow } from './lock-user.ts';

/** Forgets failed logins, and of a frozen account lifts the freeze and settles its alert. */
export async function liftFreeze(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  user: Pick<UserRow, 'id' | 'name' | 'frozenAt'>,
): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  await db.delete(loginFailures).where(eq(loginFailures.userId, user.id));
  if (!user.frozenAt) return;
  await db.update(users).set({ frozenAt: null, updatedAt: now }).where(eq(users.id, user.id));
  await db
    .update(notifications)
    .set({ settledAt: now })
    .where(and(eq(notifications.userId, user.id), isNull(notifications.settledAt)));
  await recordActivity(deps, { title: 'Account unfrozen', description: user.name, userId: user.id });
}
