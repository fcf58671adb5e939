import { randomUUID } from 'node:crypto';
import type { MailJob } from '@longreturn/core/mail/mail';
import { connect } from '@longreturn/db/connect';
import type { Database, Row } from '@longreturn/db/database';
import { createTestDatabase, openEmbeddedDatabase } from '@longreturn/db/testing';
import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { openMailQueue, type TestQueue } from './open-mail-queue.ts';

/** Time limits of waits in tests. */
export const SOON = { timeout: 15_000, interval: 50 };

/** Prevents polls of the queue during a test, so that emails are sent only because the worker is notified. */
export const NEVER = { pollSeconds: 3600 };

export const aJob = (): MailJob => ({ kind: 'reset-password', userId: randomUUID() });

export const ENGINES = {
  postgres: async () => connect(await createTestDatabase()),
  pglite: openEmbeddedDatabase,
};

/** The shared parts of queue tests: one database, whose jobs are deleted after each test. */
export interface QueueBench {
  readonly database: Database;
  open(): Promise<Database>;
  start(options?: Parameters<typeof openMailQueue>[1]): Promise<TestQueue>;
  stop(queue: TestQueue): Promise<void>;
  rows(): Promise<Row[]>;
  /** Resolves when the only email waits for its retry. */
  untilWaitingForRetry(): Promise<void>;
}

/** Runs the tests on PostgreSQL and on the embedded engine. */
export function describeMailQueue(name: string, define: (bench: QueueBench) => void): void {
  describe.each(Object.entries(ENGINES))(`${name} on %s`, (_engine, open) => {
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

    const rows = () =>
      database.query(
        'select state, data, output, extract(epoch from start_after - started_on) as delay from pgboss.job',
      );

    define({
      get database() {
        return database;
      },
      open,
      async start(options) {
        const queue = await openMailQueue(database, options);
        queues.push(queue);
        return queue;
      },
      async stop(queue) {
        await queues.splice(queues.indexOf(queue), 1)[0]?.stop();
      },
      rows,
      untilWaitingForRetry: () =>
        vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'retry' }]), SOON),
    });
  });
}
