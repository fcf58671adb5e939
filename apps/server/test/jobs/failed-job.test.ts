import { defineJob } from '@longreturn/core/jobs/define-job';
import { JobFailure } from '@longreturn/core/jobs/job-failure';
import type { Jobs } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { openJobs } from '../../src/jobs/open-jobs.ts';
import { ENGINES, SOON } from '../testing/describe-mail-queue.ts';
import { NO_DEPS } from '../testing/open-mail-queue.ts';

/** Creates a job kind that always fails, and that records the failures that are not retried. */
function createFailing(onFailure: (reason: string) => Promise<void> = async () => {}) {
  const [tries, failures]: [number[], object[]] = [[], []];
  const kind = defineJob({
    name: 'failing',
    schema: z.object({ number: z.number(), isFinal: z.boolean() }),
    retries: 1,
    async handle(_deps, { number, isFinal }) {
      tries.push(number);
      throw new JobFailure('It never works', { isFinal });
    },
    async onFailure(_deps, { number }, { message, isFinal }) {
      failures.push({ number, message, isFinal });
      await onFailure(message);
    },
  });
  return { kind, tries, failures };
}

describe.each(Object.entries(ENGINES))('a failed job on %s', (_engine, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function start({ kind }: ReturnType<typeof createFailing>) {
    const logged: string[] = [];
    const note = (_details: object, message: string) => void logged.push(message);
    const queue = await openJobs({
      database,
      logger: { info: note, warn: note, error: note },
      kinds: [kind],
      pollSeconds: 1,
    });
    onTestFinished(queue.stop);
    // The type of `send` allows only the job kinds of the site.
    const send = queue.jobs.send as (db: Parameters<Jobs['send']>[0], name: string, data: object) => Promise<void>;
    await queue.work(NO_DEPS);
    return { send: (data: object) => send(database.db, 'failing', data), logged };
  }
  const hurry = () => database.query(`update pgboss.job set start_after = now() where state = 'retry'`);

  it('is reported to its job kind once, after the last retry', async () => {
    const failing = createFailing();
    const { send } = await start(failing);
    await send({ number: 1, isFinal: false });
    await vi.waitFor(
      async () => expect(await database.query(`select from pgboss.job where state = 'retry'`)).toHaveLength(1),
      SOON,
    );
    expect(failing.failures).toEqual([]);
    await hurry();
    await vi.waitFor(() => expect(failing.failures).toHaveLength(1), SOON);
    expect(failing).toMatchObject({
      tries: [1, 1],
      failures: [{ number: 1, message: 'It never works', isFinal: false }],
    });
  });

  it('is reported at once after a final failure', async () => {
    const failing = createFailing();
    const { send } = await start(failing);
    await send({ number: 2, isFinal: true });
    await vi.waitFor(() => expect(failing.failures).toMatchObject([{ number: 2, isFinal: true }]), SOON);
    expect(failing.tries).toEqual([2]);
  });

  it('is stored as failed even if the failure handler of its job kind throws', async () => {
    const failing = createFailing(() => Promise.reject(new Error('the database is down')));
    const { send, logged } = await start(failing);
    await send({ number: 3, isFinal: true });
    await vi.waitFor(() => expect(logged).toContain('The failure handler of a job failed too'), SOON);
    await vi.waitFor(async () => {
      const rows = await database.query(
        `select state from pgboss.job where name = 'failing' and data->>'number' = '3'`,
      );
      expect(rows).toEqual([{ state: 'failed' }]);
    }, SOON);
  });
});
