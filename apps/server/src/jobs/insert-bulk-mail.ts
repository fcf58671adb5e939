import type { MailJob } from '@longreturn/contract/mail';
import type { Db as BossDatabase, PgBoss } from 'pg-boss';
import { MAIL_OPTIONS, MAIL_QUEUE } from './queues.ts';

/** Below that of any other mail: a password's link does not wait behind ten thousand newsletters. */
const PRIORITY = -1;

/** Jobs in one statement. */
const AT_ONCE = 1000;

/** Queues mails that nobody waits for, in as few statements as may be. */
export async function insertBulkMail(boss: PgBoss, db: BossDatabase, jobs: readonly MailJob[]): Promise<void> {
  for (let at = 0; at < jobs.length; at += AT_ONCE) {
    const some = jobs.slice(at, at + AT_ONCE).map((data) => ({ ...MAIL_OPTIONS, data, priority: PRIORITY }));
    await boss.insert(MAIL_QUEUE, some, { db });
  }
}
