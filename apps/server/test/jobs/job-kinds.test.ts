import { defineJob } from '@longreturn/core/jobs/define-job';
import { JobFailure } from '@longreturn/core/jobs/job-failure';
import type { Jobs } from '@longreturn/core/ports';
import { connect } from '@longreturn/db/connect';
import type { Database } from '@longreturn/db/database';
import { createTestDatabase } from '@longreturn/db/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { type JobsOptions, openJobs } from '../../src/jobs/open-jobs.ts';
import { ENGINES, SOON } from '../testing/describe-mail-queue.ts';
import { NO_DEPS } from '../testing/open-mail-queue.ts';

/** Creates a job kind that records the number of each job that it runs. */
function createCount(handle: (number: number) => Promise<void> = async () => {}) {
  const done: number[] = [];
  const kind = defineJob({
    name: 'count',
    schema: z.object({ number: z.number() }),
    retries: 1,
    async handle(_deps, { number }) {
      done.push(number);
      await handle(number);
    },
  });
  return { kind, done };
}

/** Creates a job kind that is scheduled every minute, so that a job is due at every poll. */
const everyMinute = (done: unknown[], name = 'clock') =>
  defineJob({
    name,
    schema: z.object({ of: z.string() }),
    schedule: { cron: '* * * * *', data: { of: 'the minute' } },
    handle: async (_deps, data) => void done.push(data),
  });

async function openQueue(database: Database, kinds: JobsOptions['kinds'] = [], options: Partial<JobsOptions> = {}) {
  const lines: object[] = [];
  const note = (details: object, message: string) => void lines.push({ ...details, message });
  const logger = { info: note, warn: note, error: note };
  const queue = await openJobs({ database, logger, kinds, cronSeconds: 1, ...options });
  onTestFinished(queue.stop);
  // The type of `send` allows only the job kinds of the site.
  const send = queue.jobs.send as (db: Parameters<Jobs['send']>[0], name: string, data: object) => Promise<void>;
  return { ...queue, send, lines };
}

describe.each(Object.entries(ENGINES))('a job kind on %s', (_engine, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const stateOf = (name: string) => database.query('select state, output from pgboss.job where name = $1', [name]);

  it('stores a job in the transaction that sends it, and runs the job with its handler', async () => {
    const { kind, done } = createCount();
    const { send, work } = await openQueue(database, [kind]);
    const refused = database.db.transaction(async (tx) => {
      await send(tx, 'count', { number: 1 });
      throw new Error('the transaction failed');
    });
    await expect(refused).rejects.toThrowError('the transaction failed');
    await database.db.transaction((tx) => send(tx, 'count', { number: 2 }));
    await work(NO_DEPS);
    await vi.waitFor(() => expect(done).toEqual([2]), SOON);
  });

  it('stores a job that a transaction sends right after a restart', async () => {
    const { kind } = createCount();
    const restarted = { ...kind, name: 'restarted', queue: 'restarted' };
    await openQueue(database, [restarted]);
    const { send } = await openQueue(database, [restarted]);
    await database.db.transaction((tx) => send(tx, 'restarted', { number: 6 }));
    expect(await stateOf('restarted')).toMatchObject([{ state: 'created' }]);
  });

  it('validates stored jobs against its schema, and invalid jobs fail permanently', async () => {
    const { kind, done } = createCount();
    const { send, work, lines } = await openQueue(database, [{ ...kind, name: 'checked', queue: 'checked' }]);
    await send(database.db, 'checked', { number: 'two' });
    await work(NO_DEPS);
    const reason = 'The job is malformed';
    await vi.waitFor(
      async () => expect(await stateOf('checked')).toEqual([{ state: 'failed', output: { reason } }]),
      SOON,
    );
    expect(done).toEqual([]);
    expect(lines).toMatchObject([{ kind: 'checked', reason, tries: 1, message: 'A job failed permanently' }]);
  });

  it('retries failed jobs up to its limit, then records the reason', async () => {
    const { kind, done } = createCount(() => Promise.reject(new JobFailure('No response from the bank')));
    const { send, work, lines } = await openQueue(database, [{ ...kind, name: 'tried', queue: 'tried' }], {
      pollSeconds: 1,
    });
    await send(database.db, 'tried', { number: 3 });
    await work(NO_DEPS);
    await vi.waitFor(async () => expect(await stateOf('tried')).toMatchObject([{ state: 'retry' }]), SOON);
    await database.query(`update pgboss.job set start_after = now() where name = 'tried'`);
    const output = { reason: 'No response from the bank' };
    await vi.waitFor(async () => expect(await stateOf('tried')).toEqual([{ state: 'failed', output }]), SOON);
    expect(done).toEqual([3, 3]);
    expect(lines.map((line) => ('message' in line ? line.message : ''))).toEqual([
      'A job failed and will be retried',
      'A job failed permanently',
    ]);
  });

  it('logs the message of an unexpected error and keeps it out of the database', async () => {
    const { kind } = createCount(() => Promise.reject(Object.assign(new Error('ada@example.com'), { code: 'EPIPE' })));
    const { send, work, lines } = await openQueue(database, [{ ...kind, name: 'odd', queue: 'odd', retries: 0 }]);
    await send(database.db, 'odd', { number: 4 });
    await work(NO_DEPS);
    const output = { reason: 'The job failed (EPIPE)' };
    await vi.waitFor(async () => expect(await stateOf('odd')).toEqual([{ state: 'failed', output }]), SOON);
    expect(lines).toMatchObject([{ reason: 'The job failed (EPIPE)', err: expect.any(Error) }]);
  });

  it('is queued by its schedule until a new version removes the schedule', async () => {
    const done: unknown[] = [];
    const kind = everyMinute(done);
    const { work } = await openQueue(database, [kind]);
    await work(NO_DEPS);
    await vi.waitFor(() => expect(done).toContainEqual({ of: 'the minute' }), SOON);
    const schedules = () => database.query('select name, cron, timezone from pgboss.schedule');
    expect(await schedules()).toEqual([{ name: 'clock', cron: '* * * * *', timezone: 'UTC' }]);
    const { schedule: _removed, ...unscheduled } = kind;
    await openQueue(database, [unscheduled]);
    expect(await schedules()).toEqual([]);
  });

  it('is not queued by its schedule before the workers start', async () => {
    const empty = await open();
    onTestFinished(() => empty.close());
    const { work } = await openQueue(empty, [everyMinute([])]);
    const schedulers = () => empty.query(`select from pgboss.queue where name = '__pgboss__send-it'`);
    expect(await schedulers()).toHaveLength(0);
    await work(NO_DEPS);
    expect(await schedulers()).toHaveLength(1);
  });

  it.each([
    { change: 'cron expression', schedule: { cron: '0 5 * * *', data: { of: 'the minute' } } },
    { change: 'data', schedule: { cron: '0 4 * * *', data: { of: 'the day' } } },
    { change: 'number of retries', schedule: { cron: '0 4 * * *', data: { of: 'the minute' } }, retries: 9 },
  ])('stores its schedule again only after its $change has changed', async ({ change, ...changes }) => {
    const name = `nightly-${change.replaceAll(' ', '-')}`;
    const kind = { ...everyMinute([], name), schedule: { cron: '0 4 * * *', data: { of: 'the minute' } } };
    const stored = async () => {
      const [row] = await database.query(
        `select cron, data->>'of' as of, options->>'retryLimit' as retries, xmin::text as version
         from pgboss.schedule where name = $1`,
        [name],
      );
      return row;
    };
    await openQueue(database, [kind]);
    const first = await stored();
    expect(first).toMatchObject({ cron: '0 4 * * *', of: 'the minute', retries: String(kind.retries) });
    await openQueue(database, [kind]);
    expect(await stored()).toEqual(first);
    const changed = { ...kind, ...changes };
    await openQueue(database, [changed]);
    expect(await stored()).toMatchObject({
      cron: changed.schedule.cron,
      of: changed.schedule.data.of,
      retries: String(changed.retries),
    });
  });
});

it('each scheduled job runs only once, even if there are two instances', async () => {
  const location = await createTestDatabase();
  const databases = await Promise.all([connect(location), connect(location)]);
  onTestFinished(async () => void (await Promise.all(databases.map((each) => each.close()))));
  const done: unknown[] = [];
  const kinds = ['first', 'second', 'third'].map((name) => everyMinute(done, name));
  const queues = await Promise.all(databases.map((database) => openQueue(database, kinds)));
  await Promise.all(queues.map(({ work }) => work(NO_DEPS)));
  const [database] = databases;
  const jobs = () =>
    database.query(`select name, state, count(*)::int as jobs,
      (select count(*)::int from pgboss.job as due where due.name = '__pgboss__send-it' and due.data->>'name' = job.name) as due
      from pgboss.job where name in ('first', 'second', 'third') group by name, state order by name`);
  await vi.waitFor(async () => {
    const found = await jobs();
    expect(found.map(({ name, state }) => [name, state])).toEqual(kinds.map(({ name }) => [name, 'completed']));
    for (const { jobs, due } of found) expect(jobs).toBe(due);
    expect(done).toHaveLength(found.reduce((sum, { jobs }) => sum + Number(jobs), 0));
  }, SOON);
  const [row] = await database.query(
    `select count(*)::int as jobs, count(distinct (singleton_key, singleton_on))::int as times from pgboss.job where name = '__pgboss__send-it'`,
  );
  expect(row?.['jobs']).toBe(row?.['times']);
});
