import { emailKey } from '@longreturn/contract/account-input';
import type { Db } from '@longreturn/db/database';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';

/** A full row of `users`. It contains the password hash, so it must never be sent to a client. */
export type UserRow = typeof users.$inferSelect;

/** Returns the account with this ID and locks it until the transaction ends. Returns undefined if it doesn't exist. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/** Returns the account with this email address, ignoring its letter case, or undefined if there is none. */
export async function findByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return user;
}
