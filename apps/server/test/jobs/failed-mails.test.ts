import type { MailJob } from '@longreturn/core/mail/mail';
import { expect, it, vi } from 'vitest';
import { failedMails } from '../../src/jobs/failed-mails.ts';
import { aJob, describeMailQueue, SOON } from '../testing/describe-mail-queue.ts';
import { addressOf, createTestMailer } from '../testing/open-mail-queue.ts';

describeMailQueue('failed mails', (bench) => {
  const { start, rows, untilWaitingForRetry } = bench;

  it('lists an email that failed permanently, with a reason free of email addresses and links', async () => {
    const mailer = createTestMailer();
    mailer.isDown = true;
    const queue = await start({ mailer, works: false });
    await queue.jobs.send(bench.database.db, 'mail', aJob());
    expect(await queue.jobs.failedMails()).toEqual([]);
    await bench.database.query('update pgboss.job set retry_count = retry_limit, started_on = null');
    await queue.work();
    await vi.waitFor(async () => expect(await queue.jobs.failedMails()).toHaveLength(1), SOON);
    const reason = 'The mail could not be sent: the mail server answered 451';
    expect(await queue.jobs.failedMails()).toEqual([
      { id: expect.any(String), kind: 'reset-password', failedAt: expect.any(Date), reason },
    ]);
    expect(queue.logged).toContain(reason);
    expect(queue.logged).not.toMatch(/@|https?:|token/);
  });

  it.each([
    ['address', 550, 'The mail server permanently rejected the address (550)'],
    ['message', 552, 'The mail server permanently rejected the message (552)'],
  ] as const)('does not retry an email whose %s is refused permanently', async (because, responseCode, reason) => {
    const mailer = createTestMailer();
    mailer.refusal = { because, responseCode };
    const queue = await start({ mailer });
    const job = aJob();
    await queue.jobs.send(bench.database.db, 'mail', job);
    await vi.waitFor(async () => expect(await queue.jobs.failedMails()).toMatchObject([{ reason }]), SOON);
    expect(mailer.begun).toBe(1);
    expect(queue.bounced).toEqual(because === 'address' ? [addressOf(job)] : []);
    expect(queue.logged).not.toMatch(/@/);
  });

  it('retries a rejected email if the bounce could not be recorded', async () => {
    const mailer = createTestMailer();
    mailer.refusal = { because: 'address', responseCode: 550 };
    const { jobs } = await start({ mailer, recordBounce: () => Promise.reject(new Error('the database is down')) });
    await jobs.send(bench.database.db, 'mail', aJob());
    await untilWaitingForRetry();
    expect(await rows()).toMatchObject([{ output: { reason: 'The bounce could not be recorded' } }]);
    expect(await jobs.failedMails()).toEqual([]);
  });

  it('a malformed job fails permanently at the first attempt', async () => {
    const { jobs, mailer } = await start();
    await jobs.send(bench.database.db, 'mail', { kind: 'greeting', userId: 'ada@example.com' } as unknown as MailJob); // from another version of the site
    await vi.waitFor(async () => expect(await jobs.failedMails()).toHaveLength(1), SOON);
    expect(await jobs.failedMails()).toMatchObject([{ kind: 'unknown', reason: 'The job is malformed' }]);
    expect(mailer.begun).toBe(0);
  });

  /** Returns a queue with one failed email, and the email's ID. */
  async function startWithFailed(job: MailJob) {
    const mailer = createTestMailer();
    mailer.refusal = { because: 'message', responseCode: 552 };
    const queue = await start({ mailer });
    await queue.jobs.send(bench.database.db, 'mail', job);
    await vi.waitFor(async () => expect(await queue.jobs.failedMails()).toHaveLength(1), SOON);
    const [{ id } = { id: '' }] = await queue.jobs.failedMails();
    mailer.refusal = undefined;
    return { ...queue, mailer, id };
  }

  it('sends a failed email again only if the transaction commits, and only once', async () => {
    const job = aJob();
    const { jobs, mailer, id } = await startWithFailed(job);
    const { db } = bench.database;
    const undone = db.transaction(async (tx) => {
      expect(await jobs.retryFailedMail(tx, id)).toBe('reset-password');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await jobs.failedMails()).toHaveLength(1);

    expect(await db.transaction((tx) => jobs.retryFailedMail(tx, id))).toBe('reset-password');
    expect(await db.transaction((tx) => jobs.retryFailedMail(tx, id))).toBeUndefined();
    await vi.waitFor(() => expect(mailer.sent.map(({ to }) => to)).toEqual([addressOf(job)]), SOON);
    expect(await jobs.failedMails()).toEqual([]);
  });

  it('dismisses a failed email without sending it', async () => {
    const { jobs, mailer, id } = await startWithFailed(aJob());
    expect(await jobs.dismissFailedMail(bench.database.db, id)).toBe('reset-password');
    expect(await jobs.dismissFailedMail(bench.database.db, id)).toBeUndefined();
    expect(await jobs.failedMails()).toEqual([]);
    expect(mailer.sent).toEqual([]);
  });

  it('reports the state of its queue', async () => {
    const { jobs } = await startWithFailed(aJob());
    const states = await jobs.queueStates();
    const counts = { name: 'mail', waiting: 0, running: 0, failedLastDay: 1 };
    expect(states).toEqual([{ ...counts, lastFailureAt: expect.any(Date), lastSuccessAt: null, nextRunAt: null }]);
    await jobs.send(bench.database.db, 'mail', aJob());
    await vi.waitFor(async () => {
      const [state] = await jobs.queueStates();
      expect(state).toMatchObject({ waiting: 0, lastSuccessAt: expect.any(Date) });
    }, SOON);
  });

  it('lists at most a hundred failed emails, newest first', async () => {
    const { jobs } = await start({ works: false });
    await bench.database.query(
      `insert into pgboss.job (name, data, created_on, source_output)
       select 'failed-mail', '{}', now() - n * interval '1 minute', json_build_object('reason', 'Number ' || n)
       from generate_series(1, $1::int) as n`,
      [120],
    );
    const failed = await jobs.failedMails();
    expect(failed).toHaveLength(100);
    expect(failed.slice(0, 2).map(({ reason }) => reason)).toEqual(['Number 1', 'Number 2']);
  });

  it('lists newsletter issues after urgent emails', async () => {
    const { jobs } = await start({ works: false });
    const kinds = ['confirm-address', 'newsletter-issue', 'reset-password'];
    await bench.database.query(
      `insert into pgboss.job (name, data, created_on)
       select 'failed-mail', json_build_object('kind', kind, 'userId', gen_random_uuid(), 'subscriberId', gen_random_uuid(),
         'issueId', gen_random_uuid()), now() + at * interval '1 minute'
       from unnest($1::text[]) with ordinality as given(kind, at)`,
      [kinds],
    );
    const failed = await jobs.failedMails();
    expect(failed.map(({ kind }) => kind)).toEqual(['reset-password', 'confirm-address', 'newsletter-issue']);
  });

  it('reads the list in order from an index, even if there are thousands of failed emails', async () => {
    await start({ works: false });
    await bench.database.query(
      `insert into pgboss.job (name, data, created_on)
       select 'failed-mail', json_build_object('kind', 'newsletter-issue'), now() - n * interval '1 minute'
       from generate_series(1, 5000) as n`,
    );
    await bench.database.query('analyze pgboss.job');
    const plans: string[] = [];
    await failedMails({
      async query(text, values) {
        const [row] = await bench.database.query(`explain (format json) ${text}`, values);
        plans.push(JSON.stringify(row));
        return [];
      },
    });
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain('"Index Scan"');
    expect(plans[0]).not.toMatch(/"(?:Incremental )?Sort"|"Seq Scan"/);
  });
});
