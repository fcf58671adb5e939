import { failedLogins, notifications, users } from '@longreturn/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { type ActivityActor, recordActivity } from '../record-activity.ts';
import { hashEmail } from './record-login-failure.ts';
import type { UserRow } from './user-row.ts';

/**
 * Clears the failed logins of an account. If the account is frozen, unfreezes it and marks the admins' alert about it as settled. The caller has
 * locked the account's row in the database.
 */
export async function liftFreeze(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: ActivityActor,
  user: Pick<UserRow, 'id' | 'name' | 'emailKey' | 'frozenAt'>,
): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  await clearFailedLogins(deps, user.emailKey);
  if (!user.frozenAt) return;
  await db.update(users).set({ frozenAt: null, updatedAt: now }).where(eq(users.id, user.id));
  await db
    .update(notifications)
    .set({ settledAt: now })
    .where(and(eq(notifications.userId, user.id), isNull(notifications.settledAt)));
  const target = { type: 'account', id: user.id, title: user.name } as const;
  await recordActivity(deps, { actor, action: 'account.unfrozen', target });
}

/** Clears the failed logins of the email address. This also unfreezes an email address that has no account. */
export async function clearFailedLogins(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<void> {
  const emailHash = await hashEmail(deps, email);
  await deps.db.delete(failedLogins).where(eq(failedLogins.emailHash, emailHash));
}
