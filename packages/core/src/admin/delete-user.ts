import { idSchema } from '@longreturn/contract/scalars';
import { users } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import { removeAccount } from '../account/delete-account.ts';
import { lockUser, type UserRow } from '../account/user-row.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { cancelSubscriptions } from '../membership/close-subscriptions.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Cancels the subscriptions of an account at their providers, then deletes the account and all its data. Throws
 * session.required, action.forbidden, user.unknown, admin.self, admin.last, and payments.unavailable or
 * payments.notConfigured if a subscription can't be cancelled.
 */
export async function deleteUser(deps: Deps, actor: Actor, userId: string): Promise<void> {
  requireAdmin(actor);
  await inTransaction(deps, (deps) => lockOtherUser(deps, actor, userId)); // checked before anything is cancelled
  await cancelSubscriptions(deps, userId);
  await inTransaction(deps, async (deps) => {
    const user = await lockOtherUser(deps, actor, userId);
    await removeAccount(deps, user, actor);
  });
}

/**
 * Locks and returns an account before an admin changes its role or deletes it. `keepsAdmin` means that the account
 * stays an admin. Also locks all admins, so that two admins can't demote or delete each other at the same time. Throws
 * user.unknown, admin.self for the actor's own account, and admin.last if no admin would remain.
 */
export async function lockOtherUser(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  userId: string,
  { keepsAdmin = false } = {},
): Promise<UserRow> {
  if (!idSchema.safeParse(userId).success) throw new AppError('user.unknown');
  if (actor.is === 'user' && actor.id === userId) throw new AppError('admin.self');
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.baseRole, 'admin'))
    .orderBy(asc(users.id))
    .for('update');
  const isLast = admins.length === 1 && admins[0]?.id === userId;
  if (isLast && !keepsAdmin) throw new AppError('admin.last');
  const user = await lockUser(db, userId);
  if (!user) throw new AppError('user.unknown');
  return user;
}
