import { FAILED_MAIL_QUEUE, mailJob } from '@longreturn/core/mail/mail-job';
import type { Jobs } from '@longreturn/core/ports';
import { violates } from '@longreturn/db/connection-error';
import type { Database } from '@longreturn/db/database';
import { z } from 'zod';

const MAX_RESULTS = 100;

const IN_QUEUE = `name = '${FAILED_MAIL_QUEUE}'`;

const ORDER = `(coalesce(data->>'kind' = 'newsletter-issue', false)), created_on desc, id desc`;

/**
 * Queries pg-boss's table directly, because pg-boss's function for listing jobs supports neither an order nor a limit.
 */
const FAILED_MAILS = `select id, data, created_on as "failedAt", source_output as "output"
  from pgboss.job where ${IN_QUEUE} order by ${ORDER} limit ${MAX_RESULTS}`;

const rowSchema = z.object({
  id: z.string(),
  data: z.unknown(),
  failedAt: z.coerce.date(),
  output: z
    .object({ reason: z.string() })
    .catch({ reason: 'The process ended or the time limit passed while the email was being sent' }),
});

/**
 * Creates the index for `failedMails` if it is missing. Looks for the index first, because even
 * `create index if not exists` would wait for all transactions that write jobs. Call this after pg-boss has created its
 * tables.
 */
export async function ensureFailedMailsIndex(database: Pick<Database, 'query'>): Promise<void> {
  const [row] = await database.query("select to_regclass('pgboss.failed_mails')::text as found");
  if (row?.['found']) return;
  try {
    await database.query(`create index if not exists failed_mails on pgboss.job (${ORDER}) where ${IN_QUEUE}`);
  } catch (error) {
    if (!violates(error, 'pg_class_relname_nsp_index')) throw error; // else another instance has just created it
  }
}

/**
 * Returns at most a hundred emails that failed permanently, newest first. The emails of newsletter issues come last,
 * because one problem can make thousands of them fail and fill the list.
 */
export async function failedMails(database: Pick<Database, 'query'>): ReturnType<Jobs['failedMails']> {
  const rows = z.array(rowSchema).parse(await database.query(FAILED_MAILS));
  return rows.map(({ id, data, failedAt, output }) => {
    const { data: job } = mailJob.schema.safeParse(data);
    return { id, kind: job?.kind ?? 'unknown', failedAt, reason: output.reason };
  });
}
