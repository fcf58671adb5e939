import { emailKey } from '@longreturn/contract/email-key';
import type { Db } from '@longreturn/db/database';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { UserRow } from './lock-user.ts';

/** The account of the address, however it is spelt. */
export async function findByAddress(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return user;
}
