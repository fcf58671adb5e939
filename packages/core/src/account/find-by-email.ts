import { emailKey } from '@longreturn/contract/email-key';
import type { Db } from '@longreturn/db/database';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { UserRow } from './lock-user.ts';

/** Finds the account with this email address, in any spelling. */
export async function findByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return user;
}
