import type { Db } from '@longreturn/db/database';
import { identities, users } from '@longreturn/db/schema';
import { and, eq, lt } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { endAllSessions } from './end-session.ts';
import type { UserRow } from './lock-user.ts';

type ConfirmedAt = Pick<UserRow, 'id' | 'emailConfirmedAt'>;

/**
 * Removes every way to sign in to the locked account that was added before its email address was confirmed: sessions,
 * the password and linked providers. Someone else may have added them.
 */
export async function removeEarlierSignIns(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: ConfirmedAt,
): Promise<void> {
  await endAllSessions(db, user.id);
  await db
    .update(users)
    .set({ passwordHash: null, passwordChangedAt: null, updatedAt: clock.now() })
    .where(eq(users.id, user.id));
  await unlinkEarlierIdentities(db, user);
}

/**
 * Unlinks the providers that were linked before the account's email address was confirmed, or all of them while it is
 * unconfirmed.
 */
export async function unlinkEarlierIdentities(db: Db, { id, emailConfirmedAt }: ConfirmedAt): Promise<void> {
  const isEarlier = emailConfirmedAt ? lt(identities.createdAt, emailConfirmedAt) : undefined;
  await db.delete(identities).where(and(eq(identities.userId, id), isEarlier));
}
