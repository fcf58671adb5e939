import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { lockUser } from './lock-user.ts';
import { markAddressConfirmed } from './mark-address-confirmed.ts';
import { unlinkEarlierIdentities } from './remove-earlier-sign-ins.ts';
import { setPassword } from './set-password.ts';

/**
 * Makes the account an administrator's; its sessions go on. Anyone may have opened an account whose address is
 * unconfirmed: it gets this password, its sessions end, and linked providers are removed.
 */
export async function promoteToAdmin(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  userId: string,
  passwordHash: string,
): Promise<'promoted' | 'there'> {
  const { db } = deps;
  const user = await lockUser(db, userId);
  if (!user) throw new AppError('service.internal');
  if (user.role === 'admin') return 'there';
  if (!user.emailConfirmedAt) {
    await setPassword(deps, userId, passwordHash);
    await unlinkEarlierIdentities(db, user);
    await markAddressConfirmed(deps, user);
  }
  await db.update(users).set({ role: 'admin', updatedAt: deps.clock.now() }).where(eq(users.id, userId));
  await recordActivity(deps, {
    title: 'Role changed',
    description: `${user.name}: ${user.role} to admin`,
    userId: user.id,
  });
  return 'promoted';
}
