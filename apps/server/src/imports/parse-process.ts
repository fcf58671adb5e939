import { AppError } from '@longreturn/core/app-error';
import { parseShow } from '@longreturn/providers/feeds/parse-show';
import { serveJobs } from '../child-jobs.ts';

/** A feed that the child process parses. */
export interface ParseJob {
  bytes: Uint8Array;
  charset?: string;
}

/** Entry point of the child process, which parses feeds on request. */
serveJobs<ParseJob>(async ({ bytes, charset }) => {
  try {
    return parseShow(bytes, charset);
  } catch (error) {
    return { refused: error instanceof AppError ? error.code : 'feed.unreadable' };
  }
});
