import { FAILED_MAIL_QUEUE, mailJob } from '@longreturn/core/mail/mail-job';
import type { Database } from '@longreturn/db/database';
import { z } from 'zod';

const STATE = `select
  count(*) filter (where name = $1 and state < 'active') as "waiting",
  count(*) filter (where name = $1 and state = 'active') as "sending",
  count(*) filter (where name = $2 and state < 'active') as "failed",
  coalesce(extract(epoch from now() - min(created_on) filter (where name = $1 and state < 'active')), 0) as "oldestSeconds"
  from pgboss.job where name in ($1, $2) and state <= 'active'`;

const stateSchema = z.object({
  /** Mails that wait to be sent, for the first time or again. */
  waiting: z.coerce.number(),
  sending: z.coerce.number(),
  /** Mails that were given up or refused for good within the last 30 days. */
  failed: z.coerce.number(),
  /** Age of the oldest mail that waits, in seconds; 0 when none does. */
  oldestSeconds: z.coerce.number(),
});

export type MailQueueState = z.infer<typeof stateSchema>;

/** Counts the mails in the queue, which all instances of the site share. */
export async function mailQueueState(database: Pick<Database, 'query'>): Promise<MailQueueState> {
  const [row] = await database.query(STATE, [mailJob.queue, FAILED_MAIL_QUEUE]);
  return stateSchema.parse(row);
}
