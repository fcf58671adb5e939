import { sentMails } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { submitContact } from '../../src/contact/submit-contact.ts';
import type { JobDeps } from '../../src/deps.ts';
import { JobFailure } from '../../src/jobs/job-failure.ts';
import type { MailJob } from '../../src/mail/mail.ts';
import { mailJob } from '../../src/mail/mail-job.ts';
import type { MailOutcome } from '../../src/ports.ts';
import { buildClient, buildUser, createTestDeps } from '../../src/testing/testing.ts';

const { deps, database, clock, mails, close } = await createTestDeps();
afterAll(close);

const rows = (userId: string) => deps.db.select().from(sentMails).where(eq(sentMails.userId, userId));

/** Returns the job's dependencies, with a mail server that returns this outcome. */
function withOutcome(outcome: MailOutcome): JobDeps {
  return {
    ...deps,
    mailer: { send: async () => outcome },
    renderMail: async () => ({ subject: 'A subject', html: '<p>A text</p>', text: 'A text' }),
  };
}

const REFUSED = { is: 'refused', because: 'message', responseCode: 554 } as const;

/** Runs the job as the queue does for the last attempt: after a failure, the job's `onFailure` runs. */
async function run(on: JobDeps, job: MailJob): Promise<void> {
  try {
    await mailJob.handle(on, job);
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
    await mailJob.onFailure?.(on, job, error);
  }
}

test('an email that the mail server accepted is recorded, without its text', async () => {
  const { id } = await buildUser(deps);
  await run(withOutcome({ is: 'accepted' }), { kind: 'reset-password', userId: id });
  expect(await rows(id)).toEqual([
    { id: expect.any(String), userId: id, kind: 'reset-password', outcome: 'accepted', reason: null, at: clock.now() },
  ]);
});

test('an email that the mail server rejected for good is recorded with the reason', async () => {
  const { id } = await buildUser(deps);
  await run(withOutcome(REFUSED), { kind: 'reset-password', userId: id });
  const reason = 'The mail server permanently rejected the message (554)';
  expect(await rows(id)).toMatchObject([{ kind: 'reset-password', outcome: 'refused', reason }]);
});

test('an email that could not be delivered is recorded after the last retry', async () => {
  const { id } = await buildUser(deps);
  const down = { ...withOutcome({ is: 'accepted' }), mailer: { send: () => Promise.reject(new Error('down')) } };
  await run(down, { kind: 'reset-password', userId: id });
  expect(await rows(id)).toMatchObject([{ outcome: 'failed', reason: 'The mail could not be sent' }]);
});

test('an email that is no longer needed is not recorded', async () => {
  const { id } = await buildUser(deps);
  await run(withOutcome({ is: 'accepted' }), { kind: 'account-frozen', userId: id });
  expect(await rows(id)).toEqual([]);
});

test('emails to people without an account and to deleted accounts are not recorded', async () => {
  const before = await deps.db.select().from(sentMails);
  const message = { subject: 'A question', message: 'I have a question about sleep.', contactType: 'general' } as const;
  const from = { name: 'Ada Byron', email: 'ada@example.com' };
  await submitContact(deps, buildClient(), { type: 'general', ...from, ...message });
  for (const job of mails) await run(withOutcome({ is: 'accepted' }), job);
  await run(withOutcome(REFUSED), { kind: 'reset-password', userId: deps.ids.next() });
  expect(await deps.db.select().from(sentMails)).toEqual(before);
});

test('if the record of an email can’t be written, the email is not sent again', async () => {
  const { id } = await buildUser(deps);
  const failed: string[] = [];
  const error = (_details: object, message: string) => void failed.push(message);
  await database.query('alter table sent_mails rename to sent_mails_away');
  try {
    const on = { ...withOutcome({ is: 'accepted' }), logger: { ...deps.logger, error } };
    await mailJob.handle(on, { kind: 'reset-password', userId: id });
  } finally {
    await database.query('alter table sent_mails_away rename to sent_mails');
  }
  expect(failed).toEqual(['The outcome of an email could not be recorded']);
});
