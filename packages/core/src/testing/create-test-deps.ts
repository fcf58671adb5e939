import { createHash } from 'node:crypto';
import type { Database } from '@longreturn/db/database';
import { openTestDatabase } from '@longreturn/db/testing';
import { AppError } from '../app-error.ts';
import { syncTopics } from '../content/topics/sync-topics.ts';
import { createDeps } from '../create-deps.ts';
import type { Deps } from '../deps.ts';
import type { JobData } from '../jobs/job-kinds.ts';
import type { MailJob } from '../mail/mail.ts';
import type { Clock, Jobs, Logger, PageFetcher, Passwords, ShowReader } from '../ports.ts';
import { createMemoryObjectStore, type MemoryObjectStore } from './memory-object-store.ts';
import { plainAudioTools } from './plain-audio-tools.ts';
import { plainMediaTools } from './plain-media-tools.ts';

/** A clock that changes only when it is set. */
export interface TestClock extends Clock {
  set(time: string): void;
}

export interface TestDeps {
  deps: Deps;
  database: Database;
  clock: TestClock;
  /** The queued emails, in the order in which they were queued. */
  mails: MailJob[];
  /** The object store of `deps`. */
  store: MemoryObjectStore;
  close(): Promise<void>;
}

const noPages: PageFetcher = {
  async fetchArticle() {
    throw new AppError('page.unreadable');
  },
};

const noShows: ShowReader = {
  parse() {
    throw new AppError('feed.unreadable');
  },
  async open() {
    throw new AppError('feed.unreachable');
  },
};

const SILENT: Logger = { info() {}, warn() {}, error() {} };

/**
 * Creates deps on the given database, or on a new database that contains only the site's topics. `overrides` replace
 * individual deps.
 */
export async function createTestDeps(given?: Database, overrides: Partial<Deps> = {}): Promise<TestDeps> {
  const database = given ?? (await openTestDatabase());
  const clock = createTestClock('2026-11-15T12:00:00.000Z');
  await syncTopics(database);
  const mails: MailJob[] = [];
  const record = (name: keyof JobData, data: readonly unknown[]) => {
    // The data of both kinds of job is a `MailJob`.
    if (name === 'mail' || name === 'bulk-mail') mails.push(...(data as MailJob[]));
  };
  const jobs: Jobs = {
    send: async (_db, name, data) => record(name, [data]),
    sendMany: async (_db, name, data) => record(name, data),
    failedMails: async () => [],
    retryFailedMail: async () => undefined,
    dismissFailedMail: async () => undefined,
    queueStates: async () => [],
  };
  const store = createMemoryObjectStore(clock);
  const deps: Deps = createDeps({
    db: database.db,
    clock,
    logger: SILENT,
    passwords: quickPasswords,
    jobs,
    pageFetcher: noPages,
    feedHub: { report: async () => {} },
    renderMail: renderAsJson,
    objects: store,
    mediaTools: plainMediaTools,
    audioTools: plainAudioTools(store),
    showReader: noShows,
    origin: 'http://localhost:3000',
    origins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    deskEmail: 'desk@example.org',
    ...overrides,
  });
  return { deps, database, clock, mails, store, close: () => database.close() };
}

/** Returns the data of a template as JSON instead of rendering the template. */
const renderAsJson: Deps['renderMail'] = async (content) => ({
  subject: content.kind,
  html: JSON.stringify(content),
  text: '',
});

function createTestClock(start: string): TestClock {
  let time = new Date(start);
  return {
    now: () => time,
    set(next) {
      time = new Date(next);
    },
  };
}

const VERSION = 'quick2';

/**
 * Hashes instantly, for tests of features other than hashing. Hashes that don't begin with 'quick2:' count as outdated.
 */
const quickPasswords: Passwords = {
  hash: async (password) => `${VERSION}:${digest(password)}`,
  verify: async (hash, password) => hash.split(':')[1] === digest(password),
  isOutdated: (hash) => !hash.startsWith(`${VERSION}:`),
};

function digest(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}
