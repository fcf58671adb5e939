import type { MailJob } from '@longreturn/core/mail/mail';
import { expect, it, vi } from 'vitest';
import { aJob, describeMailQueue, NEVER, SOON } from '../testing/describe-mail-queue.ts';
import { addressOf, prepareForTest } from '../testing/open-mail-queue.ts';

describeMailQueue('many mails', (bench) => {
  const { start, stop, rows } = bench;

  it('sends an urgent email before many bulk emails', async () => {
    const queue = await start({ works: false });
    const bulk = Array.from({ length: 200 }, aJob);
    const awaited = aJob();
    await bench.database.db.transaction(async (tx) => queue.jobs.sendMany(tx, 'bulk-mail', bulk));
    await queue.jobs.send(bench.database.db, 'mail', awaited);
    expect(await rows()).toHaveLength(201);
    await queue.work();
    await vi.waitFor(() => expect(queue.mailer.sent.length).toBeGreaterThan(2), SOON);
    expect(queue.mailer.sent.slice(0, 2).map(({ to }) => to)).toContain(addressOf(awaited));
    await stop(queue);
  });

  it('sends an urgent email while bulk emails hang', async () => {
    const bulk = Array.from({ length: 10 }, aJob);
    const isBulk = (job: MailJob) => bulk.some((other) => addressOf(other) === addressOf(job));
    const prepare = (job: MailJob) => (isBulk(job) ? new Promise<never>(() => {}) : prepareForTest(job));
    const queue = await start({ prepare, concurrency: 3, timeoutMs: 200 });
    const active = () => bench.database.query(`select from pgboss.job where state = 'active'`);
    await queue.jobs.sendMany(bench.database.db, 'bulk-mail', bulk);
    await vi.waitFor(async () => expect(await active()).toHaveLength(2), SOON);
    await queue.jobs.send(bench.database.db, 'mail', aJob());
    await vi.waitFor(() => expect(queue.mailer.sent).toHaveLength(1), SOON);
    await vi.waitFor(async () => expect(await active()).toHaveLength(2), SOON);
  });

  it('sends bulk email even with a single worker', async () => {
    const { jobs, mailer } = await start({ concurrency: 1 });
    await jobs.sendMany(bench.database.db, 'bulk-mail', [aJob()]);
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(1), SOON);
  });

  it('sends as many emails concurrently as configured', async () => {
    const { jobs, mailer } = await start({ ...NEVER, concurrency: 7 });
    const letGo = mailer.hold();
    await bench.database.db.transaction(async (tx) => {
      for (let count = 0; count < 10; count += 1) await jobs.send(tx, 'mail', aJob());
    });
    await vi.waitFor(() => expect(mailer.begun).toBe(7), SOON);
    letGo();
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(10), SOON);
  });

  it('stores many emails', async () => {
    const { jobs } = await start({ works: false });
    await jobs.sendMany(bench.database.db, 'bulk-mail', Array.from({ length: 1500 }, aJob));
    expect(await rows()).toHaveLength(1500);
  });

  it('stores no emails if their transaction is rolled back', async () => {
    const { jobs } = await start({ works: false });
    const refused = bench.database.db.transaction(async (tx) => {
      await jobs.sendMany(tx, 'bulk-mail', Array.from({ length: 1500 }, aJob));
      throw new Error('the transaction failed');
    });
    await expect(refused).rejects.toThrowError('the transaction failed');
    expect(await rows()).toEqual([]);
  });

  it('stores and retries many emails in the same way as a single email', async () => {
    const { jobs } = await start({ works: false });
    await jobs.send(bench.database.db, 'mail', aJob());
    await jobs.sendMany(bench.database.db, 'bulk-mail', [aJob()]);
    const kept = await bench.database.query(
      `select retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, dead_letter,
        keep_until - start_after as kept from pgboss.job`,
    );
    expect(kept[1]).toEqual(kept[0]);
  });
});
