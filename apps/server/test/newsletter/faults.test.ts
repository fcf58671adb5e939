import { SYSTEM } from '@longreturn/core/actor';
import { JOB_KINDS } from '@longreturn/core/jobs/job-kinds';
import { getIssueProgress, retryFailed } from '@longreturn/core/newsletter/issues/issue-progress';
import { sendIssue } from '@longreturn/core/newsletter/issues/send-issue';
import { importSubscribers } from '@longreturn/core/newsletter/subscribers/import-subscribers';
import { buildIssue, createTestDeps } from '@longreturn/core/testing';
import { subscribers } from '@longreturn/db/schema';
import { openTestDatabase } from '@longreturn/db/testing';
import { startMailServer } from '@longreturn/emulators/mail-server';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openJobs } from '../../src/jobs/open-jobs.ts';
import { createMailer } from '../../src/mail/create-mailer.ts';
import { renderMail } from '../../src/mail/render-mail.ts';
import { createTestSite } from '../testing/create-test-site.ts';

const SOON = { timeout: 20_000, interval: 50 };
const URL = '/api/newsletter/subscribe';

/** Creates a site that sends emails through a real queue to a mail server that can reject them. */
async function openSite() {
  const door = { isShut: false, unknown: new Set<string>() };
  const mailServer = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(door.unknown.has(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    onConnect: (_session, done) =>
      done(door.isShut ? Object.assign(new Error('Come back later'), { responseCode: 421 }) : null),
  });
  onTestFinished(() => mailServer.close());
  const database = await openTestDatabase();
  onTestFinished(database.close);
  const queue = await openJobs({
    database,
    logger: pino({ level: 'silent' }),
    kinds: JOB_KINDS,
    concurrency: { mail: 3 },
  });
  onTestFinished(queue.stop);
  const test = await createTestDeps(database, { jobs: queue.jobs });
  const mailer = await createMailer({
    smtpUrl: mailServer.url,
    mailFrom: 'hello@example.org',
    mailConcurrency: 3,
    dataDir: '',
  });
  onTestFinished(() => mailer.close());
  const site = await createTestSite({ sharing: test });
  onTestFinished(site.close);
  await queue.work({ ...test.deps, mailer, renderMail });
  const unsent = () => site.database.query(`select state from pgboss.job where name = 'mail' and state <> 'completed'`);
  return { ...site, door, received: mailServer.received, unsent };
}

it('while the mail server rejects emails temporarily, they wait, and none is lost', async () => {
  const { app, deps, database, door, received, unsent } = await openSite();
  door.isShut = true;
  const email = 'katherine@example.com';
  expect((await app.inject({ method: 'POST', url: URL, payload: { email } })).json()).toEqual({ success: true });
  await vi.waitFor(async () => expect(await unsent()).toEqual([{ state: 'retry' }]), SOON);
  expect(await deps.db.select().from(subscribers)).toMatchObject([{ email, status: 'pending' }]);

  door.isShut = false;
  await database.query('update pgboss.job set start_after = now()');
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), SOON);
  expect(received.map(({ to, mail }) => [to, mail.subject])).toEqual([[[email], expect.stringMatching(/^Confirm/)]]);
});

it('if the mail server does not know an email address, the email is tried once and listed as failed, and the subscription is marked as bounced', async () => {
  const { app, deps, door, database } = await openSite();
  const email = 'nobody@example.com';
  door.unknown.add(email);
  expect((await app.inject({ method: 'POST', url: URL, payload: { email } })).json()).toEqual({ success: true });
  await vi.waitFor(async () => expect(await deps.jobs.failedMails()).toHaveLength(1), SOON);
  expect(await deps.jobs.failedMails()).toMatchObject([
    { kind: 'newsletter-confirm', reason: 'The mail server permanently rejected the address (550)' },
  ]);
  expect(await database.query(`select retry_count from pgboss.job where name = 'mail'`)).toEqual([{ retry_count: 0 }]);
  expect(await deps.db.select().from(subscribers)).toMatchObject([{ email, status: 'bounced' }]);
});

it('an issue’s email to an unknown address counts as failed, and counts as skipped after a retry', async () => {
  const { deps, clock, door, received } = await openSite();
  door.unknown.add('nobody@example.com');
  const csv = 'email\nnobody@example.com\nada@example.com';
  const consent = { source: 'A list on paper', date: '2026-01-01', confirmed: true } as const;
  await importSubscribers(deps, SYSTEM, { csv, consent, dryRun: false });
  const { id } = await buildIssue(deps);
  await sendIssue(deps, SYSTEM, { id });
  const progress = () => getIssueProgress(deps, SYSTEM, { id });
  await vi.waitFor(async () => expect(await progress()).toMatchObject({ queued: 0, sent: 1, failed: 1 }), SOON);
  expect(received.map(({ to }) => to)).toEqual([['ada@example.com']]);
  clock.set('2026-11-15T12:00:01.000Z');
  expect(await retryFailed(deps, SYSTEM, { id })).toEqual({ recipients: 1 });
  await vi.waitFor(async () => expect(await progress()).toMatchObject({ sent: 1, failed: 0, skipped: 1 }), SOON);
});

it('a flood of requests from one client sends no more emails than the rate limit allows', async () => {
  const { app, received, unsent } = await openSite();
  const responses = await Promise.all(
    Array.from({ length: 500 }, (_, n) =>
      app.inject({ method: 'POST', url: URL, payload: { email: `flood-${n}@example.com` } }),
    ),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(480);
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), SOON);
  expect(received).toHaveLength(20);
});
