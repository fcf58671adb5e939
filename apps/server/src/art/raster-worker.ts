import { answerJobs } from '../child-jobs.ts';
import { rasterise } from './rasterise.ts';

/** Entry point of the child process, which renders drawings on request. */
answerJobs(rasterise);
