import { answerJobs } from '../../src/child-jobs.ts';

/** Begins every job and never responds. */
answerJobs(() => new Promise(() => {}));
