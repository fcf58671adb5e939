import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { SubscriberRow } from './lock-subscriber.ts';

/** Updates a locked subscription and returns its new row. */
export async function updateSubscriber(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  row: SubscriberRow,
  changes: Partial<SubscriberRow>,
): Promise<SubscriberRow> {
  const written = { ...changes, updatedAt: clock.now() };
  await db.update(subscribers).set(written).where(eq(subscribers.id, row.id));
  return { ...row, ...written };
}
