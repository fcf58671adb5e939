import type { Db } from '@longreturn/db/database';
import { sessions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';

/** Ends all sessions of the account. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
