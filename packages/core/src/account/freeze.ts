import { notifications, users } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { endAllSessions } from './end-all-sessions.ts';
import type { UserRow } from './lock-user.ts';

const REASON = 'Too many failed login attempts';

/** Freezes the account: its sessions end, administrators are alerted, its owner is told by mail (specification §4). */
export async function freeze(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  user: Pick<UserRow, 'id' | 'name'>,
  lastFailedLoginIp: string,
): Promise<void> {
  const { db, clock, ids, jobs } = deps;
  const now = clock.now();
  await db.update(users).set({ frozenAt: now, updatedAt: now }).where(eq(users.id, user.id));
  await endAllSessions(db, user.id);
  const alert = { reason: REASON, lastFailedLoginIp, createdAt: now };
  await db
    .insert(notifications)
    .values({ id: ids.next(), userId: user.id, ...alert })
    .onConflictDoUpdate({
      target: notifications.userId,
      targetWhere: sql`${notifications.settledAt} is null`,
      set: alert,
    });
  await jobs.sendMail(db, { kind: 'account-frozen', userId: user.id });
  await recordActivity(deps, { title: 'Account frozen', description: user.name, userId: user.id });
}
