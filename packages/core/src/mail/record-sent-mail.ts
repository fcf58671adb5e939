import type { MailOutcomeName } from '@longreturn/contract/account-history';
import { sentMails, users } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { MailJob } from './mail.ts';

interface Outcome {
  outcome: MailOutcomeName;
  /** Why the email wasn't delivered. The reason must not contain an email address. */
  reason?: string;
}

/**
 * Records the outcome of an email to an account, for the account's history. Emails to other recipients, such as
 * subscribers, and emails to deleted accounts aren't recorded. A failure to record is only logged, because throwing it
 * would cause a retry, which would send the email again.
 */
export async function recordSentMail(
  { db, clock, ids, logger }: Pick<Deps, 'db' | 'clock' | 'ids' | 'logger'>,
  job: MailJob,
  { outcome, reason }: Outcome,
): Promise<void> {
  if (!('userId' in job)) return;
  const account = db
    .select({
      id: sql`${ids.next()}::uuid`.as('id'),
      userId: users.id,
      kind: sql`${job.kind}::text`.as('kind'),
      outcome: sql`${outcome}::text`.as('outcome'),
      reason: sql`${reason ?? null}::text`.as('reason'),
      at: sql`${clock.now().toISOString()}::timestamptz`.as('at'),
    })
    .from(users)
    .where(eq(users.id, job.userId));
  try {
    await db.insert(sentMails).select(account);
  } catch (err) {
    logger.error({ err, kind: job.kind, outcome }, 'The outcome of an email could not be recorded');
  }
}
