import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { deleteTokens } from './create-token.ts';
import { endAllSessions } from './end-session.ts';

/** Sets the account's password, ends every session, invalidates reset links and notifies the user by email. */
export async function setPassword(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const now = clock.now();
  await db.update(users).set({ passwordHash, passwordChangedAt: now, updatedAt: now }).where(eq(users.id, userId));
  await endAllSessions(db, userId);
  await deleteTokens(db, userId, 'reset');
  await jobs.send(db, 'mail', { kind: 'password-changed', userId });
}
