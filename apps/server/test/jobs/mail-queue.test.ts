import { randomUUID } from 'node:crypto';
import type { MailJob } from '@longreturn/contract/mail';
import { connect } from '@longreturn/db/connect';
import { connectInMemory } from '@longreturn/db/connect-embedded';
import type { Database } from '@longreturn/db/database';
import { createTestDatabase } from '@longreturn/db/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addressOf,
  createTestMailer,
  LINK,
  openMailQueue,
  prepareForTest,
  type TestQueue,
} from '../testing/open-mail-queue.ts';

const SOON = { timeout: 15_000, interval: 50 };
/** So rarely does nobody look into the queue within a test: what is worked off was told of. */
const NEVER = { pollSeconds: 3600 };
const aJob = (): MailJob => ({ kind: 'reset-password', userId: randomUUID() });

const ENGINES = {
  postgres: async () => connect(await createTestDatabase()),
  pglite: () => connectInMemory(),
};

describe.each(Object.entries(ENGINES))('the mail queue on %s', (_engine, open) => {
  let database: Database;
  const queues: TestQueue[] = [];
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.stop();
    await database.query('delete from pgboss.job');
  });
  afterAll(() => database.close());

  const start = async (options?: Parameters<typeof openMailQueue>[1]): Promise<TestQueue> => {
    const queue = await openMailQueue(database, options);
    queues.push(queue);
    return queue;
  };
  const stop = (queue: TestQueue) => queues.splice(queues.indexOf(queue), 1)[0]?.stop();
  const rows = () =>
    database.query('select state, data, output, extract(epoch from start_after - started_on) as delay from pgboss.job');
  const untilWaitingForRetry = () =>
    vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'retry' }]), SOON);
  const hurry = () => database.query('update pgboss.job set start_after = now()');

  it('sends a mail as soon as its transaction is committed, and not before', async () => {
    const { jobs, mailer } = await start(NEVER);
    const job = aJob();
    await database.db.transaction(async (tx) => {
      await jobs.sendMail(tx, job);
      expect(mailer.sent).toEqual([]);
    });
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(1), SOON);
    expect(mailer.sent[0]).toMatchObject({ to: addressOf(job), subject: expect.stringContaining('password') });
    expect(mailer.sent[0]?.html).toContain(LINK);
    expect(mailer.sent[0]?.text).toContain(LINK);
  });

  it('takes a mail within a transaction as soon as it is made', async () => {
    const fresh = await open();
    const queue = await openMailQueue(fresh, { works: false });
    await fresh.db.transaction((tx) => queue.jobs.sendMail(tx, aJob()));
    expect(await fresh.query('select from pgboss.job')).toHaveLength(1);
    await queue.stop();
    await fresh.close();
  });

  it('keeps nothing of a transaction that is rolled back', async () => {
    const { jobs, mailer } = await start();
    const refused = database.db.transaction(async (tx) => {
      await jobs.sendMail(tx, aJob());
      throw new Error('the cause did not happen');
    });
    await expect(refused).rejects.toThrowError('the cause did not happen');
    await jobs.sendMail(database.db, aJob());
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(1), SOON);
    expect(await rows()).toHaveLength(1);
  });

  it('holds ids only, in the queue and after failures', async () => {
    const mailer = createTestMailer();
    mailer.isDown = true;
    const { jobs } = await start({ mailer });
    const job = aJob();
    await jobs.sendMail(database.db, job);
    await untilWaitingForRetry();
    const [row] = await rows();
    expect(row?.['data']).toEqual(job);
    expect(JSON.stringify(row)).not.toMatch(/@|https?:|token/);
  });

  it('delays mails while the mail server is down, and loses none over a restart', async () => {
    const mailer = createTestMailer();
    mailer.isDown = true;
    const before = await start({ mailer });
    const job = aJob();
    await before.jobs.sendMail(database.db, job);
    await untilWaitingForRetry();
    const [row] = await rows();
    expect(Number(row?.['delay'])).toBeGreaterThan(10);
    expect(Number(row?.['delay'])).toBeLessThan(65);
    await stop(before);

    mailer.isDown = false;
    await start({ mailer });
    await hurry();
    await vi.waitFor(() => expect(mailer.sent.map(({ to }) => to)).toEqual([addressOf(job)]), SOON);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'completed' }]), SOON);
  });

  it('queues mails before anything works them off', async () => {
    const idle = await start({ works: false });
    await idle.jobs.sendMail(database.db, aJob());
    expect(idle.mailer.begun).toBe(0);
    await idle.work({ mailer: idle.mailer, prepare: prepareForTest });
    await vi.waitFor(() => expect(idle.mailer.sent).toHaveLength(1), SOON);
  });

  it('works off a wave without a pause between mails', async () => {
    const { jobs, mailer } = await start(NEVER);
    await database.db.transaction(async (tx) => {
      for (let count = 0; count < 20; count += 1) await jobs.sendMail(tx, aJob());
    });
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(20), SOON);
  });

  it('lets many mails that nobody waits for give way to one that somebody does', async () => {
    const queue = await start({ works: false });
    const bulk = Array.from({ length: 1500 }, aJob);
    const awaited = aJob();
    await database.db.transaction(async (tx) => queue.jobs.sendBulkMail(tx, bulk));
    await queue.jobs.sendMail(database.db, awaited);
    expect(await rows()).toHaveLength(1501);
    const letGo = queue.mailer.hold();
    await queue.work({ mailer: queue.mailer, prepare: prepareForTest });
    await vi.waitFor(() => expect(queue.mailer.begun).toBe(2), SOON);
    letGo();
    await vi.waitFor(() => expect(queue.mailer.sent.length).toBeGreaterThan(2), SOON);
    expect(queue.mailer.sent.slice(0, 2).map(({ to }) => to)).toContain(addressOf(awaited));
    await stop(queue);
  });

  it('keeps none of many mails of a transaction that is rolled back', async () => {
    const { jobs } = await start({ works: false });
    const refused = database.db.transaction(async (tx) => {
      await jobs.sendBulkMail(tx, Array.from({ length: 1500 }, aJob));
      throw new Error('the cause did not happen');
    });
    await expect(refused).rejects.toThrowError('the cause did not happen');
    expect(await rows()).toEqual([]);
  });

  it('keeps and tries many mails as it does one', async () => {
    const { jobs } = await start({ works: false });
    await jobs.sendMail(database.db, aJob());
    await jobs.sendBulkMail(database.db, [aJob()]);
    const kept = await database.query(
      `select retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, dead_letter,
        keep_until - start_after as kept from pgboss.job`,
    );
    expect(kept[1]).toEqual(kept[0]);
  });

  it('is done with a job whose mail nobody needs any more', async () => {
    const { jobs, mailer } = await start({ prepare: async () => undefined });
    await jobs.sendMail(database.db, aJob());
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'completed' }]), SOON);
    expect(mailer.begun).toBe(0);
  });

  it('shows a mail that was given up, its reason without address or link', async () => {
    const mailer = createTestMailer();
    mailer.isDown = true;
    const queue = await start({ mailer, works: false });
    await queue.jobs.sendMail(database.db, aJob());
    expect(await queue.jobs.failedMails()).toEqual([]);
    await database.query('update pgboss.job set retry_count = retry_limit, started_on = null');
    await queue.work({ mailer, prepare: prepareForTest });
    await vi.waitFor(async () => expect(await queue.jobs.failedMails()).toHaveLength(1), SOON);
    const reason = 'The mail could not be sent: the mail server answered 550';
    expect(await queue.jobs.failedMails()).toEqual([
      { id: expect.any(String), kind: 'reset-password', failedAt: expect.any(Date), reason },
    ]);
    expect(queue.logged).toContain(reason);
    expect(queue.logged).not.toMatch(/@|https?:|token/);
  });

  it('gives up a malformed job at once', async () => {
    const { jobs, mailer } = await start();
    await jobs.sendMail(database.db, { kind: 'greeting', userId: 'ada@example.com' } as unknown as MailJob); // of another version
    await vi.waitFor(async () => expect(await jobs.failedMails()).toHaveLength(1), SOON);
    expect(await jobs.failedMails()).toMatchObject([{ kind: 'unknown', reason: 'The job is malformed' }]);
    expect(mailer.begun).toBe(0);
  });

  it('lists the newest of the given up first, a hundred at most', async () => {
    const { jobs } = await start({ works: false });
    await database.query(
      `insert into pgboss.job (name, data, created_on, source_output)
       select 'failed-mail', '{}', now() - n * interval '1 minute', json_build_object('reason', 'Number ' || n)
       from generate_series(1, $1::int) as n`,
      [120],
    );
    const failed = await jobs.failedMails();
    expect(failed).toHaveLength(100);
    expect(failed.slice(0, 2).map(({ reason }) => reason)).toEqual(['Number 1', 'Number 2']);
  });

  it('lists issues of newsletters behind what somebody waited for', async () => {
    const { jobs } = await start({ works: false });
    const kinds = ['confirm-address', 'newsletter-issue', 'reset-password'];
    await database.query(
      `insert into pgboss.job (name, data, created_on)
       select 'failed-mail', json_build_object('kind', kind, 'userId', gen_random_uuid(), 'subscriberId', gen_random_uuid(),
         'issueId', gen_random_uuid()), now() + at * interval '1 minute'
       from unnest($1::text[]) with ordinality as given(kind, at)`,
      [kinds],
    );
    const failed = await jobs.failedMails();
    expect(failed.map(({ kind }) => kind)).toEqual(['reset-password', 'confirm-address', 'newsletter-issue']);
  });

  it('finishes the mail in hand before it stops', async () => {
    const queue = await start();
    const letGo = queue.mailer.hold();
    await queue.jobs.sendMail(database.db, aJob());
    await vi.waitFor(() => expect(queue.mailer.begun).toBe(1), SOON);
    const stopped = stop(queue);
    letGo();
    await stopped;
    expect(queue.mailer.sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'completed' }]);
  });

  it('puts a mail that hangs back into the queue when it stops', async () => {
    const queue = await start({ patienceMs: 200 });
    queue.mailer.hold();
    await queue.jobs.sendMail(database.db, aJob());
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
  it('start together on an empty one and send each mail once', async () => {
    const location = await createTestDatabase();
    const [one, other] = await Promise.all([connect(location), connect(location)]);
    const mailer = createTestMailer();
    const queues = await Promise.all([openMailQueue(one, { mailer }), openMailQueue(other, { mailer })]);
    const sent: MailJob[] = Array.from({ length: 40 }, aJob);
    await Promise.all(sent.map((job, index) => queues[index % 2]?.jobs.sendMail(index % 3 ? one.db : other.db, job)));
    await vi.waitFor(() => expect(mailer.sent.length).toBeGreaterThanOrEqual(40), SOON);
    for (const queue of queues) await queue.stop();
    expect(mailer.begun).toBe(40);
    expect(new Set(mailer.sent.map(({ to }) => to))).toEqual(new Set(sent.map(addressOf)));
    await Promise.all([one.close(), other.close()]);
  });
});
