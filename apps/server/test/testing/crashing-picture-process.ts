import { answerJobs } from '../../src/child-jobs.ts';
import type { PictureJob } from '../../src/pictures/picture-process.ts';

/**
 * A picture process that creates no variants. It returns its process ID. If the picture is one of the words below, it
 * hangs, exits, crashes, or returns something else.
 */
answerJobs(({ given }: PictureJob) => {
  const word = Buffer.from(given).toString();
  if (word === 'hang') for (;;) Math.random();
  if (word === 'exit') process.exit(1);
  if (word === 'die') process.kill(process.pid, 'SIGSEGV');
  const told = word === 'variables' ? Object.keys(process.env).join(' ') : String(process.pid);
  return word === 'nonsense' ? { pictures: ['text'] } : { pictures: [Buffer.from(told)] };
});
