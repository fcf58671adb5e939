import type { z } from 'zod';
import { sweepExpiredJob } from '../account/sweep-expired.ts';
import { bulkMailJob, mailJob } from '../mail/mail-job.ts';
import { mediaVariantsJob } from '../media/make-variants.ts';
import { sweepMediaJob } from '../media/sweep-media.ts';

/** All kinds of jobs. The server runs those listed here. */
export const JOB_KINDS = [mailJob, bulkMailJob, sweepExpiredJob, mediaVariantsJob, sweepMediaJob] as const;

type AnyKind = (typeof JOB_KINDS)[number];

/** The data that is queued for each kind of job, by its name. */
export type JobData = { [Kind in AnyKind as Kind['name']]: z.output<Kind['schema']> };
