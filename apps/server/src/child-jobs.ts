import { setPriority } from 'node:os';

const CHECK_INTERVAL_MS = 20;
/** Low priority: requests and password hashing come first. */
const LOW_PRIORITY = 10;

/**
 * Runs the jobs that a ChildWorker sends to this process and replies to each. If the process was started with a number
 * of bytes as its argument, it is killed when it uses more memory.
 */
export function serveJobs<Job>(run: (job: Job) => Promise<object | null>): void {
  const mostMemory = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
  const checkMemory = (): void => {
    if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL');
  };
  const answer = async (job: Job): Promise<void> => {
    checkMemory();
    const timer = setInterval(checkMemory, CHECK_INTERVAL_MS); // libvips uses threads of its own, so this timer still runs
    const result = await run(job);
    clearInterval(timer);
    process.send?.(result);
  };
  setPriority(LOW_PRIORITY);
  process.on('message', (job) => void answer(job as Job)); // the ChildWorker sends nothing else
  process.on('disconnect', () => process.exit());
}
