import type { MailJob } from '@longreturn/core/mail/mail';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { RESPONSE_TIMEOUT_MS } from '@longreturn/providers/mail/smtp';
import { describe, expect, it, vi } from 'vitest';
import { aJob, describeMailQueue, NEVER, SOON } from '../testing/describe-mail-queue.ts';
import { addressOf, createTestMailer, LINK, openMailQueue } from '../testing/open-mail-queue.ts';

describeMailQueue('the mail queue', (bench) => {
  const { start, stop, rows, untilWaitingForRetry } = bench;
  const hurry = () => bench.database.query('update pgboss.job set start_after = now()');

  it('sends an email as soon as its transaction is committed, and not before', async () => {
    const { jobs, mailer } = await start(NEVER);
    const job = aJob();
    await bench.database.db.transaction(async (tx) => {
      await jobs.send(tx, 'mail', job);
      expect(mailer.sent).toEqual([]);
    });
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(1), SOON);
    expect(mailer.sent[0]).toMatchObject({ to: addressOf(job), subject: expect.stringContaining('password') });
    expect(mailer.sent[0]?.html).toContain(LINK);
    expect(mailer.sent[0]?.text).toContain(LINK);
  });

  it('accepts an email within the first transaction on a new database', async () => {
    const fresh = await bench.open();
    const queue = await openMailQueue(fresh, { works: false });
    await fresh.db.transaction((tx) => queue.jobs.send(tx, 'mail', aJob()));
    expect(await fresh.query('select from pgboss.job')).toHaveLength(1);
    await queue.stop();
    await fresh.close();
  });

  it('stores nothing from a transaction that is rolled back', async () => {
    const { jobs, mailer } = await start();
    const refused = bench.database.db.transaction(async (tx) => {
      await jobs.send(tx, 'mail', aJob());
      throw new Error('the transaction failed');
    });
    await expect(refused).rejects.toThrowError('the transaction failed');
    await jobs.send(bench.database.db, 'mail', aJob());
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(1), SOON);
    expect(await rows()).toHaveLength(1);
  });

  it('stores only IDs for each email, even after a failure', async () => {
    const mailer = createTestMailer();
    mailer.isDown = true;
    const { jobs } = await start({ mailer });
    const job = aJob();
    await jobs.send(bench.database.db, 'mail', job);
    await untilWaitingForRetry();
    const [row] = await rows();
    expect(row?.['data']).toEqual(job);
    expect(JSON.stringify(row)).not.toMatch(/@|https?:|token/);
  });

  it('delays emails while the mail server is down, and loses none during a restart', async () => {
    const mailer = createTestMailer();
    mailer.isDown = true;
    const before = await start({ mailer });
    const job = aJob();
    await before.jobs.send(bench.database.db, 'mail', job);
    await untilWaitingForRetry();
    const [row] = await rows();
    expect(Number(row?.['delay'])).toBeGreaterThan(10);
    expect(Number(row?.['delay'])).toBeLessThan(25);
    await stop(before);

    mailer.isDown = false;
    await start({ mailer });
    await hurry();
    await vi.waitFor(() => expect(mailer.sent.map(({ to }) => to)).toEqual([addressOf(job)]), SOON);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'completed' }]), SOON);
  });

  it('queues emails before any worker runs', async () => {
    const idle = await start({ works: false });
    await idle.jobs.send(bench.database.db, 'mail', aJob());
    expect(idle.mailer.begun).toBe(0);
    await idle.work();
    await vi.waitFor(() => expect(idle.mailer.sent).toHaveLength(1), SOON);
  });

  it('sends many emails without a pause between them', async () => {
    const { jobs, mailer } = await start(NEVER);
    await bench.database.db.transaction(async (tx) => {
      for (let count = 0; count < 20; count += 1) await jobs.send(tx, 'mail', aJob());
    });
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(20), SOON);
  });

  it('completes a job whose email is no longer needed', async () => {
    const { jobs, mailer } = await start({ prepare: async () => undefined });
    await jobs.send(bench.database.db, 'mail', aJob());
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'completed' }]), SOON);
    expect(mailer.begun).toBe(0);
  });

  it('allows five minutes per email, and twenty seconds without a heartbeat of the process that sends it', async () => {
    const { jobs } = await start({ works: false });
    await jobs.send(bench.database.db, 'mail', aJob());
    await jobs.sendMany(bench.database.db, 'bulk-mail', [aJob()]);
    const limits = await bench.database.query('select distinct expire_seconds, heartbeat_seconds from pgboss.job');
    expect(limits).toEqual([{ expire_seconds: 300, heartbeat_seconds: 20 }]);
    const longest = (limits[0]?.['expire_seconds'] as number) * 1000; // an integer column
    expect(longest).toBeGreaterThan(RESPONSE_TIMEOUT_MS);
  });

  it('finishes the email in progress before it stops', async () => {
    const queue = await start();
    const letGo = queue.mailer.hold();
    await queue.jobs.send(bench.database.db, 'mail', aJob());
    await vi.waitFor(() => expect(queue.mailer.begun).toBe(1), SOON);
    const stopped = stop(queue);
    letGo();
    await stopped;
    expect(queue.mailer.sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'completed' }]);
  });

  it('queues a hanging email for a retry when the instance stops', async () => {
    const queue = await start({ timeoutMs: 200 });
    queue.mailer.hold();
    await queue.jobs.send(bench.database.db, 'mail', aJob());
    await vi.waitFor(() => expect(queue.mailer.begun).toBe(1), SOON);
    await stop(queue);
    expect(queue.logged).toBe('');
    expect(await rows()).toMatchObject([{ state: 'retry' }]);

    const next = await start();
    await hurry();
    await vi.waitFor(() => expect(next.mailer.sent).toHaveLength(1), SOON);
  });
});

describe('two instances on one database', () => {
  it('start at the same time on an empty database and send each email once', async () => {
    const location = await createTestDatabase();
    const [one, other] = await Promise.all([connect(location), connect(location)]);
    const mailer = createTestMailer();
    const queues = await Promise.all([openMailQueue(one, { mailer }), openMailQueue(other, { mailer })]);
    const sent: MailJob[] = Array.from({ length: 40 }, aJob);
    await Promise.all(
      sent.map((job, index) => queues[index % 2]?.jobs.send(index % 3 ? one.db : other.db, 'mail', job)),
    );
    await vi.waitFor(() => expect(mailer.sent.length).toBeGreaterThanOrEqual(40), SOON);
    for (const queue of queues) await queue.stop();
    expect(mailer.begun).toBe(40);
    expect(new Set(mailer.sent.map(({ to }) => to))).toEqual(new Set(sent.map(addressOf)));
    await Promise.all([one.close(), other.close()]);
  });
});
