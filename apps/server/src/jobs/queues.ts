import type { PgBoss, SendOptions } from 'pg-boss';

export const MAIL_QUEUE = 'mail';

/** Where mails go that were given up; pg-boss keeps with each what it was told of the failure. */
export const FAILED_MAIL_QUEUE = 'failed-mail';

const DAY = 24 * 60 * 60;

/** Tries after the first: half a minute apart, then twice as long each time, then hourly; half a day together. */
export const RETRIES = 18;

/** How a mail is kept and tried again: it stands with each job, so that a new version of the site changes it for new ones. */
export const MAIL_OPTIONS: SendOptions = {
  retryLimit: RETRIES,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  // A mail in the hands of a process that died is taken up again after this.
  expireInSeconds: 60,
  retentionSeconds: 14 * DAY,
  deleteAfterSeconds: DAY,
  deadLetter: FAILED_MAIL_QUEUE,
};

/** Makes the queues where they are not there yet; instances that start together do not disturb each other. */
export async function ensureQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!known.has(FAILED_MAIL_QUEUE)) await boss.createQueue(FAILED_MAIL_QUEUE, { retentionSeconds: 30 * DAY });
  if (!known.has(MAIL_QUEUE)) await boss.createQueue(MAIL_QUEUE, { notify: true, deadLetter: FAILED_MAIL_QUEUE });
  // pg-boss reads a queue's row when it first sends to it, beside our transaction: the embedded engine has one connection.
  await boss.insert(MAIL_QUEUE, []);
}
