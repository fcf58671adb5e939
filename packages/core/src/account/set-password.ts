import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { dropTokens } from './mint-token.ts';

/** Gives the account the password: every session ends, mailed links for another die, its owner is told by mail. */
export async function setPassword(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const now = clock.now();
  await db.update(users).set({ passwordHash, passwordChangedAt: now, updatedAt: now }).where(eq(users.id, userId));
  await endAllSessions(db, userId);
  await dropTokens(db, userId, 'reset');
  await jobs.send(db, 'mail', { kind: 'password-changed', userId });
}
