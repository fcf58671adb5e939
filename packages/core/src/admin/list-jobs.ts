import type { JobQueueState } from '@longreturn/contract/admin';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { requireAdmin } from './require-admin.ts';

/** Returns the state of each queue of jobs. Throws session.required, action.forbidden. */
export async function listJobs({ jobs }: Pick<Deps, 'jobs'>, actor: Actor): Promise<JobQueueState[]> {
  requireAdmin(actor);
  const queues = await jobs.queueStates();
  return queues.map(({ lastFailureAt, lastSuccessAt, nextRunAt, ...queue }) => ({
    ...queue,
    lastFailureAt: lastFailureAt?.toISOString() ?? null,
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    nextRunAt: nextRunAt?.toISOString() ?? null,
  }));
}
