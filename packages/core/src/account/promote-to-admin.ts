import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { SYSTEM } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { findUser } from './get-user.ts';
import { lockUser } from './lock-user.ts';
import { markEmailConfirmed } from './mark-email-confirmed.ts';
import { unlinkEarlierIdentities } from './remove-earlier-sign-ins.ts';
import { setPassword } from './set-password.ts';

/**
 * Makes the account an admin and keeps its sessions. Anyone may have registered an unconfirmed email address, so such
 * an account gets this password, its sessions end, and linked providers are removed.
 */
export async function promoteToAdmin(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  userId: string,
  passwordHash: string,
): Promise<'promoted' | 'there'> {
  const { db } = deps;
  const user = await lockUser(db, userId);
  const before = await findUser(deps, userId);
  if (!user || !before) throw new AppError('service.internal');
  if (user.baseRole === 'admin') return 'there';
  if (!user.emailConfirmedAt) {
    await setPassword(deps, userId, passwordHash);
    await unlinkEarlierIdentities(db, user);
    await markEmailConfirmed(deps, user);
  }
  await db.update(users).set({ baseRole: 'admin', updatedAt: deps.clock.now() }).where(eq(users.id, userId));
  await recordActivity(deps, {
    actor: SYSTEM,
    action: 'role.changed',
    target: { type: 'account', id: userId, title: user.name },
    change: { role: { from: before.role, to: 'admin' } },
  });
  return 'promoted';
}
