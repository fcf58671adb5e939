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
  /** Emails waiting to be sent, including retries. */
  waiting: z.coerce.number(),
  sending: z.coerce.number(),
  /** Emails that failed permanently within the last 30 days. */
  failed: z.coerce.number(),
  /** Age of the oldest waiting email in seconds; 0 if none is waiting. */
  oldestSeconds: z.coerce.number(),
});

export type MailQueueState = z.infer<typeof stateSchema>;

/** Counts the emails in the queue, which all instances of the site share. */
export async function mailQueueState(database: Pick<Database, 'query'>): Promise<MailQueueState> {
  const [row] = await database.query(STATE, [mailJob.queue, FAILED_MAIL_QUEUE]);
  return stateSchema.parse(row);
}
