import { appendFileSync } from 'node:fs';
import { answerJobs } from '../../src/child-jobs.ts';

/**
 * What the process does: it responds with its ID (`stay`), responds and exits (`leave`), throws, crashes, never
 * responds (`hang`), or ends itself with a signal. Before `crash` and `hang`, it adds a line to the file `notes`.
 */
export type EndingJob =
  | { is: 'stay' | 'leave' | 'throw' }
  | { is: 'crash' | 'hang'; notes: string }
  | { is: 'signal'; signal: NodeJS.Signals };

answerJobs((job: EndingJob) => {
  if (job.is === 'throw') throw new Error('an unreadable file');
  if (job.is === 'crash' || job.is === 'hang') appendFileSync(job.notes, 'begun\n');
  if (job.is === 'crash') process.kill(process.pid, 'SIGKILL');
  if (job.is === 'signal') process.kill(process.pid, job.signal);
  if (job.is === 'hang' || job.is === 'signal') return new Promise(() => {});
  if (job.is === 'leave') setImmediate(() => process.exit());
  return process.pid;
});
