import type { PgBoss, SendOptions } from 'pg-boss';

export const MAIL_QUEUE = 'mail';

/** Where mails go that were given up; pg-boss keeps with each what it was told of the failure. */
export const FAILED_MAIL_QUEUE = 'failed-mail';

/** Priority of mails that somebody waits for, pg-boss's own default. */
export const AWAITED_PRIORITY = 0;

/** Priority of mails that nobody waits for: a password's link does not wait behind ten thousand newsletters. */
export const BULK_PRIORITY = -1;

const DAY = 24 * 60 * 60;

/** Tries after the first: ten to twenty seconds later, then twice as long each time, then hourly; half a day in all. */
export const RETRIES = 19;

/** Seconds without a sign of life after which the process that holds a mail counts as dead. */
const HEARTBEAT_SECONDS = 20;

/** Seconds between the signs of life: four may fail, as while a database restarts, before another process sends the mail. */
export const HEARTBEAT_REFRESH_SECONDS = 4;

/** Settings of each mail's job. They are stored with it, so that a new version of the site changes them for new mails. */
export const MAIL_OPTIONS: SendOptions = {
  retryLimit: RETRIES,
  retryDelay: 10, // pg-boss adds up to as much again at random
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  // Longer than a slow mail server needs: a mail that expires while it is being sent is sent twice.
  expireInSeconds: 5 * 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
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
