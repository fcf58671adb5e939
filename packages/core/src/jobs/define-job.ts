import type { z } from 'zod';
import type { JobDeps } from '../deps.ts';

/** The queue settings of a kind of job. */
export interface JobPolicy {
  /**
   * Number of retries. The first follows after ten to twenty seconds, then the delay doubles each time, up to an hour.
   */
  retries: number;
  /** Time limit of one attempt in seconds. An attempt that takes longer counts as failed. */
  timeLimitSec: number;
  /** Jobs with a higher priority run first. */
  priority: number;
  /** Number of jobs that one instance of the site runs at the same time. */
  concurrency: number;
  /** The queue that keeps failed jobs for 30 days. By default, failed jobs are deleted after a day. */
  failedQueue?: string;
}

/** A kind of job: work outside a request, run at least once. */
export interface JobKind<Name extends string = string, Data = unknown> extends JobPolicy {
  name: Name;
  /** The queue that stores its jobs: its own, or that of the kind it is a variant of. */
  queue: string;
  /** The data that the queue stores: IDs, never an email address, a text or a secret. */
  schema: z.ZodType<Data>;
  /**
   * When the site queues the job by itself, as a cron expression in UTC, and with which data. Once for all instances.
   */
  schedule?: { cron: string; data: Data };
  /** Runs the job. It may run again after it succeeded. Throws JobFailure to set the reason or to prevent a retry. */
  handle(deps: JobDeps, data: Data): Promise<void>;
  /** Runs after a job failed permanently: by its last retry, or with a final JobFailure. */
  failed?(deps: JobDeps, data: Data): Promise<void>;
}

const POLICY: JobPolicy = { retries: 5, timeLimitSec: 300, priority: 0, concurrency: 1 };

type JobDefinition<Name extends string, Data> = Partial<JobPolicy> &
  Omit<JobKind<Name, Data>, keyof JobPolicy | 'queue'>;

/**
 * Defines a kind of job, to be listed in `job-kinds.ts`. `handle` must be a named function: TypeScript can't infer the
 * type of a function that queues jobs itself. Queued jobs survive an update of the site, so their schema must accept
 * what it accepted before.
 */
export function defineJob<const Name extends string, Data>(definition: JobDefinition<Name, Data>): JobKind<Name, Data> {
  return { ...POLICY, queue: definition.name, ...definition };
}
