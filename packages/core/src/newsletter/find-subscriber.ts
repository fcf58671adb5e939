import type { Db } from '@longreturn/db/database';
import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { SubscriberRow } from './lock-subscriber.ts';

/** Reads a subscriber. Returns undefined if it doesn't exist. */
export async function findSubscriber(db: Db, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row;
}
