import type { Database } from '@longreturn/db/database';
import { openTestDatabase } from '@longreturn/db/testing';
import { syncTopics } from '../content/topics/sync-topics.ts';
import { createDeps } from '../create-deps.ts';
import type { Deps } from '../deps.ts';
import type { JobData } from '../jobs/job-kinds.ts';
import type { MailJob } from '../mail/mail.ts';
import type { Clock, Jobs, Logger } from '../ports.ts';
import { quickPasswords } from './quick-passwords.ts';

/** A clock that stands still until it is set. */
export interface TestClock extends Clock {
  set(time: string): void;
}

export interface TestDeps {
  deps: Deps;
  database: Database;
  clock: TestClock;
  /** The mails that were queued, in their order. */
  mails: MailJob[];
  close(): Promise<void>;
}

const SILENT: Logger = { info() {}, warn() {}, error() {} };

/**
 * Creates deps on a database of the test file's own, or the one given, which holds the site's topics and nothing else.
 * `overrides` replace some of them.
 */
export async function createTestDeps(given?: Database, overrides: Partial<Deps> = {}): Promise<TestDeps> {
  const database = given ?? (await openTestDatabase());
  const clock = createTestClock('2026-11-15T12:00:00.000Z');
  await syncTopics(database);
  const mails: MailJob[] = [];
  const keep = (name: keyof JobData, data: readonly unknown[]) => {
    if (name === 'mail' || name === 'bulk-mail') mails.push(...(data as MailJob[])); // what these kinds store
  };
  const jobs: Jobs = {
    send: async (_db, name, data) => keep(name, [data]),
    sendMany: async (_db, name, data) => keep(name, data),
    failedMails: async () => [],
  };
  const deps: Deps = createDeps({
    db: database.db,
    clock,
    logger: SILENT,
    passwords: quickPasswords,
    jobs,
    origin: 'http://localhost:3000',
    deskEmail: 'desk@example.org',
    ...overrides,
  });
  return { deps, database, clock, mails, close: () => database.close() };
}

function createTestClock(start: string): TestClock {
  let time = new Date(start);
  return {
    now: () => time,
    set(next) {
      time = new Date(next);
    },
  };
}
