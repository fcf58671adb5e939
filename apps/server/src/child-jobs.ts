import { setPriority } from 'node:os';
import { z } from 'zod';

const CHECK_INTERVAL_MS = 20;
/** Low priority: requests and password hashing come first. */
const LOW_PRIORITY = 10;

/** What a child process sends about its job: that the job has begun, and then its result or why it failed. */
export const childMessageSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('begun') }),
  z.object({ is: z.literal('done'), result: z.unknown() }),
  z.object({ is: z.literal('failed'), reason: z.string(), stack: z.string().optional() }),
]);

type ChildMessage = z.infer<typeof childMessageSchema>;

/** Runs and answers the jobs that a ChildWorker sends to this process. The process exits when the server does. */
export function answerJobs<Job>(run: (job: Job) => unknown): void {
  const tell = (message: ChildMessage) => process.send?.(message);
  const answer = async (job: Job): Promise<void> => {
    tell({ is: 'begun' });
    try {
      tell({ is: 'done', result: await run(job) });
    } catch (error) {
      tell({ is: 'failed', reason: String(error), stack: error instanceof Error ? error.stack : undefined });
    }
  };
  process.on('message', (job) => void answer(job as Job)); // the ChildWorker sends only jobs
  process.on('disconnect', () => process.exit());
}

/**
 * Runs jobs like `answerJobs`, but with a low priority. If the argument of the process is a number of bytes, the
 * process is killed when it uses more memory than that.
 */
export function serveJobs<Job>(run: (job: Job) => Promise<object | null>): void {
  const mostMemory = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
  const checkMemory = (): void => {
    if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL');
  };
  setPriority(LOW_PRIORITY);
  answerJobs<Job>(async (job) => {
    checkMemory();
    const timer = setInterval(checkMemory, CHECK_INTERVAL_MS); // libvips uses threads of its own, so this timer still runs
    return run(job).finally(() => clearInterval(timer));
  });
}
