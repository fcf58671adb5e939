import { emailKey } from '@longreturn/contract/account-input';
import { type MailEventsInput, mailEventsInput } from '@longreturn/contract/newsletter';
import { subscribers } from '@longreturn/db/schema';
import { and, asc, inArray, ne } from 'drizzle-orm';
import { type Deps, inTransaction } from '../deps.ts';
import { parseInput } from '../parse-input.ts';

/**
 * Records permanent bounces and complaints that a mail service reports: the affected email addresses receive no more
 * newsletters. Throws input.invalid.
 */
export async function recordMailEvents(deps: Pick<Deps, 'db' | 'clock'>, input: MailEventsInput): Promise<void> {
  const { events } = parseInput(mailEventsInput, input);
  const isFinal = ({ type, permanent }: (typeof events)[number]) => type === 'complaint' || permanent;
  const keys = [...new Set(events.filter(isFinal).map(({ email }) => emailKey(email)))];
  if (keys.length === 0) return;
  await inTransaction(deps, async ({ db, clock }) => {
    const isUnrecorded = and(inArray(subscribers.emailKey, keys), ne(subscribers.status, 'bounced'));
    // Locks rows in a fixed order, so that two concurrent reports about the same email addresses don't deadlock.
    const rows = await db
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(isUnrecorded)
      .orderBy(asc(subscribers.id))
      .for('update');
    if (rows.length === 0) return;
    const now = clock.now();
    await db
      .update(subscribers)
      .set({ status: 'bounced', endedAt: now, updatedAt: now })
      .where(
        inArray(
          subscribers.id,
          rows.map(({ id }) => id),
        ),
      );
  });
}
