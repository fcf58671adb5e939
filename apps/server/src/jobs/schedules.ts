import type { JobKind } from '@longreturn/core/jobs/define-job';
import type { PgBoss } from 'pg-boss';
import { sendOptions } from './queues.ts';

/**
 * Stores the schedules of recurring jobs. Only one instance queues each occurrence. An occurrence that was missed while
 * the site was down is queued at its start. Schedules of kinds that no longer have one are deleted.
 */
export async function ensureSchedules(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const scheduled = new Set<string>();
  for (const kind of kinds) {
    if (!kind.schedule) continue;
    const { cron, data } = kind.schedule;
    scheduled.add(kind.queue);
    await boss.schedule(kind.queue, cron, data as object, { ...sendOptions(kind), tz: 'UTC', missed: 'once' }); // a job's data is an object
  }
  for (const { name, key } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name, key);
}
