import type { Db } from '@longreturn/db/database';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';

/** A whole row of the users: with the password's hash, so for rules only and never to be shown. */
export type UserRow = typeof users.$inferSelect;

/** The account with the id, which nobody else changes until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}
