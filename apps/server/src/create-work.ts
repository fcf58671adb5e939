import type { Deps } from '@longreturn/core/deps';
import type { JobQueue } from './jobs/open-jobs.ts';
import type { ClosableMailer } from './mail/create-mailer.ts';

export interface BackgroundWork {
  /** Starts running queued and scheduled jobs. Until then, and after `stop`, they wait. */
  start(): Promise<void>;
  /** Finishes the jobs in progress. */
  stop(): Promise<void>;
}

interface WorkParts {
  deps: Deps;
  mailer: ClosableMailer;
  queue: JobQueue;
}

/** Combines a job queue and the mailer of its jobs into background work. Stopping it also closes the mailer. */
export function createWork({ deps, mailer, queue }: WorkParts): BackgroundWork {
  return {
    async start() {
      await queue.work({ ...deps, mailer });
    },
    async stop() {
      try {
        await queue.stop();
      } finally {
        mailer.close();
      }
    },
  };
}
