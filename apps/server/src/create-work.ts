import type { Deps, JobDeps } from '@longreturn/core/deps';
import type { Env } from './env.ts';
import type { JobQueue } from './jobs/open-jobs.ts';
import { type ClosableMailer, createMailer } from './mail/create-mailer.ts';

export interface BackgroundWork {
  /** Starts running queued and scheduled jobs. Until then, and after `stop`, they wait. */
  start(): Promise<void>;
  /** Finishes the jobs in progress. */
  stop(): Promise<void>;
}

/** Creates the background work of the site: its job queue and the mailer that the jobs use. */
export function createWork({ env, deps, queue }: { env: Env; deps: Deps; queue: JobQueue }): BackgroundWork {
  let mailer: ClosableMailer | undefined;
  return {
    async start() {
      mailer = await createMailer(env);
      await queue.work({ ...deps, mailer, renderMail });
    },
    async stop() {
      try {
        await queue.stop();
      } finally {
        mailer?.close();
      }
    },
  };
}

/** Renders an email. The templates are loaded on first use, because loading them takes about 150 ms. */
export const renderMail: JobDeps['renderMail'] = async (content, siteName) => {
  const { renderMail } = await import('@longreturn/emails/render-mail');
  return renderMail(content, siteName);
};
