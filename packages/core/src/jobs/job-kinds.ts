import type { z } from 'zod';
import { sweepExpiredJob } from '../account/sweep-expired.ts';
import { bulkMailJob, mailJob } from '../mail/mail-job.ts';

/** All kinds of jobs. The server runs only jobs of the kinds listed here. */
export const JOB_KINDS = [mailJob, bulkMailJob, sweepExpiredJob] as const;

type AnyKind = (typeof JOB_KINDS)[number];

/** The queued data of each kind of job, by the name of the kind. */
export type JobData = { [Kind in AnyKind as Kind['name']]: z.output<Kind['schema']> };
