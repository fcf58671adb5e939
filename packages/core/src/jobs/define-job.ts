import type { z } from 'zod';
import type { JobDeps } from '../deps.ts';

/** How the jobs of a kind are queued and retried. */
export interface JobPolicy {
  /** Tries after the first: ten to twenty seconds later, then twice as long each time, an hour at most. */
  retries: number;
  /** Seconds that one try may take. A try that takes longer counts as failed. */
  timeLimitSec: number;
  /** Jobs with a higher priority go first. */
  priority: number;
  /** How many jobs one instance of the site works on at a time. */
  concurrency: number;
  /** The queue that keeps failed jobs for 30 days. Without one they are deleted after a day. */
  failedQueue?: string;
}

/** A kind of job: something the site does outside a request, at least once. */
export interface JobKind<Name extends string = string, Data = unknown> extends JobPolicy {
  name: Name;
  /** The queue that stores its jobs: its own, or the one of the kind that it is a variant of. */
  queue: string;
  /** What the queue stores: ids, never an email address, a text or a secret. */
  schema: z.ZodType<Data>;
  /** When the site queues a job by itself, as a cron expression in UTC, and with what data. Once for all instances. */
  schedule?: { cron: string; data: Data };
  /** Does the job. It may run again after it succeeded. Throws JobFailure to set the reason, or to prevent another try. */
  handle(deps: JobDeps, data: Data): Promise<void>;
}

const POLICY: JobPolicy = { retries: 5, timeLimitSec: 300, priority: 0, concurrency: 1 };

type JobDefinition<Name extends string, Data> = Partial<JobPolicy> &
  Omit<JobKind<Name, Data>, keyof JobPolicy | 'queue'>;

/**
 * Defines a kind of job, to be listed in `job-kinds.ts`. `handle` is a named function: TypeScript can't infer a function
 * that queues jobs itself. Queued jobs outlive an update of the site, so their schema has to accept what it once accepted.
 */
export function defineJob<const Name extends string, Data>(definition: JobDefinition<Name, Data>): JobKind<Name, Data> {
  return { ...POLICY, queue: definition.name, ...definition };
}
