import { serveJobs } from '../child-jobs.ts';
import { readAudio } from './read-audio.ts';

/** Entry point of the child process, which reads audio files on request. */
serveJobs(readAudio);
