import { serveJobs } from '../child-jobs.ts';
import { makeVariants, type PictureVariant } from './make-variants.ts';

/** A picture and the variants to create, as sent to the process. */
export interface PictureJob {
  given: Uint8Array;
  variants: readonly PictureVariant[];
}

/** Entry point of the child process, which creates picture variants on request. */
serveJobs(({ given, variants }: PictureJob) => makeVariants(given, variants));
