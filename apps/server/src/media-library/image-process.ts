import { serveJobs } from '../child-jobs.ts';
import { convertImage } from './convert-image.ts';

/** Entry point of the child process, which converts images of the media library on request. */
serveJobs(convertImage);
