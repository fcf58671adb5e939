import type { JobKind } from '@longreturn/core/jobs/define-job';
import type { Db as BossDatabase, PgBoss } from 'pg-boss';
import { sendOptions } from './queues.ts';

const BATCH_SIZE = 1000;

/** Queues jobs of one kind, at most a thousand per statement. */
export async function sendJobs(boss: PgBoss, db: BossDatabase, kind: JobKind, jobs: readonly object[]): Promise<void> {
  const options = sendOptions(kind);
  for (let at = 0; at < jobs.length; at += BATCH_SIZE) {
    const some = jobs.slice(at, at + BATCH_SIZE).map((data) => ({ ...options, data }));
    await boss.insert(kind.queue, some, { db });
  }
}
