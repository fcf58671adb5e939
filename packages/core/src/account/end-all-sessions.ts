import type { Db } from '@longreturn/db/database';
import { sessions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';

/** Signs the account out everywhere. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
