import type { AdminUser } from '@longreturn/contract/admin';
import { idSchema } from '@longreturn/contract/scalars';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { presentAdminUser, selectAccounts } from '../account/present-user.ts';
import type { UserRow } from '../account/user-row.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Returns the account with this ID, as admins see it. Throws user.unknown. */
export async function getAdminUser({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<AdminUser> {
  if (!idSchema.safeParse(userId).success) throw new AppError('user.unknown');
  const [row] = await selectAccounts(db).where(eq(users.id, userId));
  if (!row) throw new AppError('user.unknown');
  return presentAdminUser(row, clock.now());
}

/**
 * Locks the account with this ID and returns it. Other transactions can still insert rows that refer to the account,
 * for example audit log entries with the account as actor. Two admins can therefore change each other's account at the
 * same time without a deadlock. Throws user.unknown.
 */
export async function lockKnownUser({ db }: Pick<Deps, 'db'>, userId: string): Promise<UserRow> {
  if (!idSchema.safeParse(userId).success) throw new AppError('user.unknown');
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw new AppError('user.unknown');
  return user;
}
