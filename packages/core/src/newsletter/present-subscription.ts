import { EDITIONS, type Subscription } from '@longreturn/contract/newsletter';
import type { Db } from '@longreturn/db/database';
import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** A full row of `subscribers`, which is never sent to a client. */
export type SubscriberRow = typeof subscribers.$inferSelect;

/**
 * Returns the subscriber of an emailed link and locks the row until the transaction ends. Throws link.invalid if the
 * subscriber was deleted.
 */
export async function lockSubscriber(tx: Db, id: string): Promise<SubscriberRow> {
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for('update');
  if (!row) throw new AppError('link.invalid');
  return row;
}

/** Returns a subscriber, or undefined if there is none with this ID. */
export async function findSubscriber(db: Db, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row;
}

/** Updates a subscription, which the caller has locked, and returns the new row. */
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
 * Returns a subscription as the page of an emailed link shows it. Emails can be forwarded, so the email address is
 * masked. A subscription that has ended has no editions.
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

/**
 * Masks an email address: 'ada@example.org' becomes 'a…a@example.org'. If only one or two characters precede the @,
 * only the first one is shown.
 */
function hideMiddle(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...rest] = email.slice(0, at);
  const last = rest.length > 1 ? rest.at(-1) : '';
  return `${first}…${last}${email.slice(at)}`;
}
