import type { Db } from '@longreturn/db/database';
import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';

/** A whole row of `subscribers`, never sent to a client. */
export type SubscriberRow = typeof subscribers.$inferSelect;

/** Reads the subscriber of a link and locks it until the transaction ends. Throws link.invalid if it was deleted. */
export async function lockSubscriber(tx: Db, id: string): Promise<SubscriberRow> {
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for('update');
  if (!row) throw new AppError('link.invalid');
  return row;
}
