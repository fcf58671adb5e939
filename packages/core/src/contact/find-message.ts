import type { Db } from '@longreturn/db/database';
import { contactMessages } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { ContactRow } from './contact-row.ts';

/** The row of a message in the inbox, if there is one. */
export async function findMessage(db: Db, id: string): Promise<ContactRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}
