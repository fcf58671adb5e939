import { FAILED_MAIL_QUEUE, mailJob } from '@longreturn/core/mail/mail-job';
import type { Logger } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { queryWithTimeout } from './query-with-timeout.ts';

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

type MailQueueState = z.infer<typeof stateSchema>;

/** Returns the state of the email queue, which all instances of the site share. */
async function mailQueueState(database: Pick<Database, 'query'>): Promise<MailQueueState> {
  const [row] = await database.query(STATE, [mailJob.queue, FAILED_MAIL_QUEUE]);
  return stateSchema.parse(row);
}

/** Adds metrics for the email queue. They are NaN while the database does not respond. */
export function measureMail(registry: Registry, database: Pick<Database, 'query'>, logger: Logger): void {
  const registers = [registry];
  const find = queryWithTimeout(logger, () => mailQueueState(database));
  new Gauge({
    name: 'mail_queue_mails',
    help: 'Emails in the queue of all instances. waiting: to be sent or retried. sending: in progress. failed: failed permanently in the last 30 days. NaN while the database does not respond.',
    labelNames: ['state'],
    registers,
    async collect() {
      const found = await find();
      for (const state of ['waiting', 'sending', 'failed'] as const) this.set({ state }, found?.[state] ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'mail_queue_oldest_seconds',
    help: 'Age of the oldest waiting email since it was queued; 0 if none is waiting, NaN while the database does not respond.',
    registers,
    async collect() {
      this.set((await find())?.oldestSeconds ?? Number.NaN);
    },
  });
}
