import type { JobKind } from '@longreturn/core/jobs/define-job';
import type { QueueState } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import { CronExpressionParser } from 'cron-parser';
import { z } from 'zod';
import { queueOwners } from './queues.ts';

const FAILED_LAST_DAY = "state = 'failed' and completed_on > now() - interval '1 day'";

/** pg-boss deletes finished jobs after a day, so an older success or failure isn't found. */
const STATES = `select name,
  count(*) filter (where state < 'active') as "waiting",
  count(*) filter (where state = 'active') as "running",
  count(*) filter (where ${FAILED_LAST_DAY}) as "failedLastDay",
  max(completed_on) filter (where ${FAILED_LAST_DAY}) as "lastFailureAt",
  max(completed_on) filter (where state = 'completed') as "lastSuccessAt"
  from pgboss.job group by name`;

const rowSchema = z.object({
  name: z.string(),
  waiting: z.coerce.number(),
  running: z.coerce.number(),
  failedLastDay: z.coerce.number(),
  lastFailureAt: z.coerce.date().nullable(),
  lastSuccessAt: z.coerce.date().nullable(),
});

const NONE = { waiting: 0, running: 0, failedLastDay: 0, lastFailureAt: null, lastSuccessAt: null };

/** Returns the state of the queue of each job kind. Job kinds that share a queue are counted together. */
export async function queueStates(
  database: Pick<Database, 'query'>,
  kinds: readonly JobKind[],
  now: Date,
): Promise<QueueState[]> {
  const rows = z.array(rowSchema).parse(await database.query(STATES));
  return queueOwners(kinds).map(({ queue, schedule }) => ({
    ...(rows.find(({ name }) => name === queue) ?? NONE),
    name: queue,
    nextRunAt: schedule ? nextRun(schedule.cron, now) : null,
  }));
}

function nextRun(cron: string, now: Date): Date {
  return CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: now }).next().toDate();
}
