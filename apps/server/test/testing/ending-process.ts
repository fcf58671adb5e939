import { appendFileSync } from 'node:fs';
import { answerJobs } from '../../src/child-jobs.ts';

/** What the process does: it responds with its ID, responds and exits, crashes after it has noted the job, or throws. */
export type EndingJob = { is: 'stay' | 'leave' | 'throw' } | { is: 'crash'; notes: string };

answerJobs((job: EndingJob) => {
  if (job.is === 'throw') throw new Error('an unreadable file');
  if (job.is === 'crash') {
    appendFileSync(job.notes, 'begun\n');
    process.kill(process.pid, 'SIGKILL');
  }
  if (job.is === 'leave') setImmediate(() => process.exit());
  return process.pid;
});
