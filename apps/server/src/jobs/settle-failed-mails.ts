import { FAILED_MAIL_QUEUE, mailJob } from '@longreturn/core/mail/mail-job';
import type { Db as BossDatabase } from 'pg-boss';
import { z } from 'zod';

const TAKE = `delete from pgboss.job where name = '${FAILED_MAIL_QUEUE}' and id = $1 and state = 'created' returning data`;

const takenSchema = z.array(z.object({ data: z.record(z.string(), z.unknown()) }));

/** The mail kinds that are sent with the lower priority of `bulkMailJob`. */
const BULK_KINDS: ReadonlySet<string> = new Set(['newsletter-issue']);

/** A failed email that was removed from its queue. */
export interface TakenMail {
  /** The mail kind; 'unknown' if the job is malformed. */
  kind: string;
  data: object;
  job: 'mail' | 'bulk-mail';
}

/** Removes a failed email from its queue and returns it. Returns undefined if another call has removed it. */
export async function takeFailedMail(db: BossDatabase, id: string): Promise<TakenMail | undefined> {
  const { rows } = await db.executeSql(TAKE, [id]);
  const [taken] = takenSchema.parse(rows);
  if (!taken) return undefined;
  const { data } = taken;
  const kind = mailJob.schema.safeParse(data).data?.kind ?? 'unknown';
  return { kind, data, job: BULK_KINDS.has(kind) ? 'bulk-mail' : 'mail' };
}
