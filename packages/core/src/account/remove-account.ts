import { subscribers, users } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { clearFailedLogins } from './lift-freeze.ts';
import type { UserRow } from './lock-user.ts';

/**
 * Deletes the account and all its data. Deletes a newsletter subscription only if it was created on the profile of an
 * account with a confirmed email address.
 */
export async function removeAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  user: Pick<UserRow, 'id' | 'emailKey' | 'emailConfirmedAt'>,
  actor: Actor,
): Promise<void> {
  const { db } = deps;
  await db.delete(users).where(eq(users.id, user.id));
  await clearFailedLogins(deps, user.emailKey);
  const isOwn = and(eq(subscribers.emailKey, user.emailKey), eq(subscribers.source, 'profile'));
  if (user.emailConfirmedAt) await db.delete(subscribers).where(isOwn);
  const isOwner = actor.is === 'user' && actor.id === user.id;
  const action = isOwner ? 'account.closed' : 'account.deleted';
  await recordActivity(deps, { actor, action, target: { type: 'account', id: null, title: '' } });
}
