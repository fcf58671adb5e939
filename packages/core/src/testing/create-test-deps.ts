import type { MailJob } from '@longreturn/contract/mail';
import type { Database } from '@longreturn/db/database';
import { openTestDatabase } from '@longreturn/db/testing';
import { syncTopics } from '../content/topics/sync-topics.ts';
import type { Deps } from '../deps.ts';
import type { Clock, Jobs, Logger } from '../ports.ts';
import { uuidv7Ids } from '../uuidv7-ids.ts';
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

/** Deps on a database of the test file's own, or the one given, which holds the site's topics and nothing else. */
export async function createTestDeps(given?: Database): Promise<TestDeps> {
  const database = given ?? (await openTestDatabase());
  const clock = createTestClock('2026-11-15T12:00:00.000Z');
  await syncTopics(database);
  const mails: MailJob[] = [];
  const jobs: Jobs = {
    sendMail: async (_db, job) => void mails.push(job),
    sendBulkMail: async (_db, jobs) => void mails.push(...jobs),
    failedMails: async () => [],
  };
  const deps: Deps = {
    db: database.db,
    clock,
    ids: uuidv7Ids,
    logger: SILENT,
    passwords: quickPasswords,
    jobs,
    origin: 'http://localhost:3000',
    deskEmail: 'desk@example.org',
    rateLimitMultiplier: 1,
  };
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
