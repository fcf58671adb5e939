import type { z } from 'zod';
import type { JobDeps } from '../deps.ts';
import type { JobFailure } from './job-failure.ts';

/** The queue settings of a kind of job. */
export interface JobPolicy {
  /**
   * Number of retries. The first retry follows after 10 to 20 seconds, and the delay then doubles each time, up to an
   * hour.
   */
  retries: number;
  /** Time limit of one attempt in seconds. An attempt that takes longer counts as failed. */
  timeLimitSec: number;
  /** Jobs with a higher priority run first. */
  priority: number;
  /** Maximum number of jobs of this kind that one instance of the site runs at the same time. */
  concurrency: number;
  /** The queue that keeps failed jobs for 30 days. Without one, failed jobs are deleted after a day. */
  failedQueue?: string;
}

/** A kind of job: work that runs outside a request, at least once. */
export interface JobKind<Name extends string = string, Data = unknown> extends JobPolicy {
  name: Name;
  /** The queue that stores jobs of this kind. A variant uses the queue of its original: 'bulk-mail' uses 'mail'. */
  queue: string;
  /** The schema of the data that the queue stores: IDs, never an email address, a text or a secret. */
  schema: z.ZodType<Data>;
  /**
   * When the site queues a job of this kind by itself, and with which data. `cron` is in UTC. At each of these times,
   * only one job is queued for all instances.
   */
  schedule?: { cron: string; data: Data };
  /** Runs the job. May run again after it succeeded. Throws JobFailure to give a reason or to prevent a retry. */
  handle(deps: JobDeps, data: Data): Promise<void>;
  /**
   * Runs after a failure that is not retried: the last retry failed, or the failure is final. Doesn't run if the
   * process dies.
   */
  onFailure?(deps: JobDeps, data: Data, failure: JobFailure): Promise<void>;
}

const POLICY: JobPolicy = { retries: 5, timeLimitSec: 300, priority: 0, concurrency: 1 };

type JobDefinition<Name extends string, Data> = Partial<JobPolicy> &
  Omit<JobKind<Name, Data>, keyof JobPolicy | 'queue'>;

/**
 * Defines a kind of job, which must also be listed in `job-kinds.ts`. `handle` must be a named function, because
 * TypeScript can't infer the type of an inline function that queues jobs itself. Queued jobs survive an update of the
 * site, so a schema must keep accepting the data that it accepted before.
 */
export function defineJob<const Name extends string, Data>(definition: JobDefinition<Name, Data>): JobKind<Name, Data> {
  return { ...POLICY, queue: definition.name, ...definition };
}
