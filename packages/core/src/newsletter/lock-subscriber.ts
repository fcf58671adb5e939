import type { Db } from '@longreturn/db/database';
import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';

/** A whole row of the subscribers, for rules only. */
export type SubscriberRow = typeof subscribers.$inferSelect;

/** The subscriber of a link, whom nobody else changes until the transaction ends. Throws link.invalid when the row is gone. */
export async function lockSubscriber(tx: Db, id: string): Promise<SubscriberRow> {
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for('update');
  if (!row) throw new AppError('link.invalid');
  return row;
}
