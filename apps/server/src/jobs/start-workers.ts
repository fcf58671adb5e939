import type { JobDeps } from '@longreturn/core/deps';
import type { JobKind } from '@longreturn/core/jobs/define-job';
import { JobFailure } from '@longreturn/core/jobs/job-failure';
import type { Logger } from '@longreturn/core/ports';
import type { Job, JobResult, PgBoss, WorkOptions } from 'pg-boss';
import { HEARTBEAT_REFRESH_SECONDS, queueOwners } from './queues.ts';

interface WorkerOptions {
  boss: PgBoss;
  logger: Logger;
  kinds: readonly JobKind[];
  /** The number of jobs that run at the same time, by queue name. Overrides the setting of the job kind. */
  concurrency: Readonly<Record<string, number>>;
  pollSeconds: number;
}

/**
 * Starts the workers of every queue. Each worker runs one job at a time. If a queue has several workers and jobs of
 * different priorities, the last worker takes only urgent jobs, so that sending a newsletter issue doesn't delay a
 * password reset.
 */
export async function startWorkers(options: WorkerOptions, deps: JobDeps): Promise<void> {
  for (const kind of queueOwners(options.kinds)) {
    const { queue, priority } = kind;
    const concurrency = options.concurrency[queue] ?? kind.concurrency;
    const hasLower = options.kinds.some((other) => other.queue === queue && other.priority < priority);
    for (let count = 1; count <= concurrency; count += 1) {
      const isReserved = hasLower && count > 1 && count === concurrency;
      await startWorker(options, kind, deps, isReserved ? { minPriority: priority } : {});
    }
  }
}

async function startWorker(
  { boss, logger, pollSeconds }: WorkerOptions,
  kind: JobKind,
  deps: JobDeps,
  limits: Pick<WorkOptions, 'minPriority'>,
): Promise<void> {
  const worker: { id?: string } = {};
  worker.id = await boss.work(
    kind.queue,
    {
      batchSize: 1,
      perJobResults: true,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
      heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
      ...limits,
    },
    async ([job]) => {
      if (!job) return [];
      if (worker.id) boss.notifyWorker(worker.id); // there may be more jobs: poll again immediately
      return [await settle(job, { kind, deps, logger })];
    },
  );
}

interface Doing {
  kind: JobKind;
  deps: JobDeps;
  logger: Logger;
}

async function settle({ id, data, retryCount }: Job<unknown>, { kind, deps, logger }: Doing): Promise<JobResult> {
  try {
    await doJob(kind, deps, data);
    return { id, status: 'completed' };
  } catch (error) {
    const isKnown = error instanceof JobFailure;
    const failure = isKnown ? error : JobFailure.from('The job failed', error);
    const { message: reason, isFinal } = failure;
    const isLast = isFinal || retryCount >= kind.retries;
    const details = { job: id, kind: kind.name, reason, tries: retryCount + 1, ...(!isKnown && { err: error }) };
    if (isLast) logger.error(details, 'A job failed permanently');
    else logger.warn(details, 'A job failed and will be retried');
    if (isLast) await afterFailure(data, failure, { kind, deps, logger });
    return { id, status: isFinal ? 'deadletter' : 'failed', output: { reason } };
  }
}

async function doJob(kind: JobKind, deps: JobDeps, data: unknown): Promise<void> {
  const job = kind.schema.safeParse(data);
  if (!job.success) throw new JobFailure('The job is malformed', { isFinal: true });
  await kind.handle(deps, job.data);
}

/** Calls the kind's `onFailure` after a permanent failure of a job. If `onFailure` fails too, that is only logged. */
async function afterFailure(data: unknown, failure: JobFailure, { kind, deps, logger }: Doing): Promise<void> {
  const job = kind.schema.safeParse(data);
  if (!job.success) return;
  try {
    await kind.onFailure?.(deps, job.data, failure);
  } catch (err) {
    logger.error({ err, kind: kind.name }, 'The failure handler of a job failed too');
  }
}
