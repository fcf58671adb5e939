import { mailJobSchema } from '@longreturn/contract/mail';
import type { Jobs } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import { z } from 'zod';
import { FAILED_MAIL_QUEUE } from './queues.ts';

const MOST = 100;

/** pg-boss's own query for the jobs of a queue knows neither order nor limit. */
const GIVEN_UP = `select id, data, created_on as "failedAt", source_output as "output"
  from pgboss.job where name = $1
  order by coalesce(data->>'kind' = 'newsletter-issue', false), created_on desc, id desc limit ${MOST}`;

const rowSchema = z.object({
  id: z.string(),
  data: z.unknown(),
  failedAt: z.coerce.date(),
  output: z.object({ reason: z.string() }).catch({ reason: 'The mail was cut off while it was being sent' }),
});

/** Mails that were given up after their last try or refused for good, a hundred at most: newest first, and those of newsletters, of which one failure brings many, last. */
export async function failedMails(database: Pick<Database, 'query'>): ReturnType<Jobs['failedMails']> {
  const rows = z.array(rowSchema).parse(await database.query(GIVEN_UP, [FAILED_MAIL_QUEUE]));
  return rows.map(({ id, data, failedAt, output }) => {
    const { data: job } = mailJobSchema.safeParse(data);
    return { id, kind: job?.kind ?? 'unknown', failedAt, reason: output.reason };
  });
}
