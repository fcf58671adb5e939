import type { Db } from '@longreturn/db/database';
import { contactMessages } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';

export type ContactRow = typeof contactMessages.$inferSelect;

/** Reads a contact message. Returns undefined if it doesn't exist. */
export async function findMessage(db: Db, id: string): Promise<ContactRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}
