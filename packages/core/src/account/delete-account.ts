import type { DeleteAccountInput } from '@longreturn/contract/account-input';
import { activity, subscribers, users } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { cancelSubscriptions, closeSubscriptions } from '../membership/close-subscriptions.ts';
import { recordActivity } from '../record-activity.ts';
import { clearFailedLogins } from './lift-freeze.ts';
import { lockUser, type UserRow } from './user-row.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/**
 * Cancels the subscriptions of the actor's account at their providers, then deletes the account and all its data.
 * Throws session.required, input.invalid (no password), password.wrong, admin.self, rate.limited, and
 * payments.unavailable or payments.notConfigured if a subscription can't be cancelled.
 */
export async function deleteAccount(deps: Deps, actor: Actor, { password }: DeleteAccountInput): Promise<void> {
  requireUser(actor);
  const known = await verifyOwnPassword(deps, actor, { field: 'password', password });
  if (known.baseRole === 'admin') throw new AppError('admin.self');
  await cancelSubscriptions(deps, known.id);
  await inTransaction(deps, async (deps) => {
    const user = await lockUser(deps.db, known.id);
    if (!user) throw new AppError('session.required');
    if (user.passwordHash !== known.passwordHash) throw new AppError('password.wrong');
    if (user.baseRole === 'admin') throw new AppError('admin.self');
    await removeAccount(deps, user, actor);
  });
}

/**
 * Deletes the account and all its data. The newsletter subscription is deleted only if it was created in the account's
 * profile and the email address is confirmed. If an admin deletes the account, the audit log keeps the entries about
 * the account. They contain the account's name until `sweepExpired` removes the name.
 */
export async function removeAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  user: Pick<UserRow, 'id' | 'name' | 'emailKey' | 'emailConfirmedAt'>,
  actor: Actor,
): Promise<void> {
  const { db } = deps;
  await closeSubscriptions(deps, user.id);
  const isOwner = actor.is === 'user' && actor.id === user.id;
  if (!isOwner) await db.update(activity).set({ userId: null }).where(eq(activity.userId, user.id));
  await db.delete(users).where(eq(users.id, user.id));
  await clearFailedLogins(deps, user.emailKey);
  const isOwn = and(eq(subscribers.emailKey, user.emailKey), eq(subscribers.source, 'profile'));
  if (user.emailConfirmedAt) await db.delete(subscribers).where(isOwn);
  const action = isOwner ? 'account.closed' : 'account.deleted';
  await recordActivity(deps, { actor, action, target: { type: 'account', id: null, title: isOwner ? '' : user.name } });
}
