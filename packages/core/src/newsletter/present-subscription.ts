import { EDITIONS, type Subscription } from '@longreturn/contract/newsletter';
import type { Db } from '@longreturn/db/database';
import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** A whole row of `subscribers`, never sent to a client. */
export type SubscriberRow = typeof subscribers.$inferSelect;

/** Reads the subscriber of a link and locks it until the transaction ends. Throws link.invalid if it was deleted. */
export async function lockSubscriber(tx: Db, id: string): Promise<SubscriberRow> {
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for('update');
  if (!row) throw new AppError('link.invalid');
  return row;
}

/** Reads a subscriber. Returns undefined if it doesn't exist. */
export async function findSubscriber(db: Db, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row;
}

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

/**
 * Formats a subscription for an emailed link. Emails are forwarded, so the email address is masked. An inactive
 * subscription has no editions.
 */
export function presentSubscription({
  email,
  status,
  editions,
}: Pick<SubscriberRow, 'email' | 'status' | 'editions'>): Subscription {
  const isWanted = status === 'active' || status === 'pending';
  return {
    email: hideMiddle(email),
    status,
    editions: isWanted ? EDITIONS.filter((edition) => editions.includes(edition)) : [],
  };
}

/** Masks 'ada@example.org' as 'a…a@example.org'. Of a name with one or two letters, only the first is shown. */
export function hideMiddle(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...rest] = email.slice(0, at);
  const last = rest.length > 1 ? rest.at(-1) : '';
  return `${first}…${last}${email.slice(at)}`;
}
