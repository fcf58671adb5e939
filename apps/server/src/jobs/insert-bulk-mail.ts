import type { MailJob } from '@longreturn/contract/mail';
import type { Db as BossDatabase, PgBoss } from 'pg-boss';
import { BULK_PRIORITY, MAIL_OPTIONS, MAIL_QUEUE } from './queues.ts';

const AT_ONCE = 1000;

/** Queues mails that nobody waits for, a thousand in a statement. */
export async function insertBulkMail(boss: PgBoss, db: BossDatabase, jobs: readonly MailJob[]): Promise<void> {
  for (let at = 0; at < jobs.length; at += AT_ONCE) {
    const some = jobs.slice(at, at + AT_ONCE).map((data) => ({ ...MAIL_OPTIONS, data, priority: BULK_PRIORITY }));
    await boss.insert(MAIL_QUEUE, some, { db });
  }
}
