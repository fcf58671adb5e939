import { issueDeliveries } from '@longreturn/db/schema';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { MailEnd } from '../../mail/define-mail.ts';

/** A recipient of an issue. */
export interface Recipient {
  issueId: string;
  subscriberId: string;
}

const isDelivery = ({ issueId, subscriberId }: Recipient) =>
  and(eq(issueDeliveries.issueId, issueId), eq(issueDeliveries.subscriberId, subscriberId));

/** Records how the email job of a delivery ended. A delivery that was sent stays sent. */
export async function recordDelivery(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  recipient: Recipient,
  end: MailEnd,
): Promise<void> {
  await db
    .update(issueDeliveries)
    .set({ state: end, updatedAt: clock.now() })
    .where(and(isDelivery(recipient), ne(issueDeliveries.state, 'sent')));
}

/** Returns whether the recipient has the issue: a job that runs again must not send it twice. */
export async function wasDelivered({ db }: Pick<Deps, 'db'>, recipient: Recipient): Promise<boolean> {
  const [row] = await db.select({ state: issueDeliveries.state }).from(issueDeliveries).where(isDelivery(recipient));
  return row?.state === 'sent';
}

/** Records that a recipient unsubscribed with a link of the issue. Only the first time is stored. */
export async function recordUnsubscription(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  recipient: Recipient,
): Promise<void> {
  await db
    .update(issueDeliveries)
    .set({ unsubscribedAt: clock.now() })
    .where(and(isDelivery(recipient), isNull(issueDeliveries.unsubscribedAt)));
}
