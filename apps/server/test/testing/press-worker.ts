import { answerJobs } from '../../src/child-jobs.ts';

/** Immediately returns a press kit with one file. */
answerJobs(
  () =>
    new Map([
      ['a.txt', new Uint8Array(1)],
      ['press-kit.zip', new Uint8Array(3)],
    ]),
);
