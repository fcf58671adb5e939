import type { z } from 'zod';
import { sweepExpiredJob } from '../account/sweep-expired.ts';
import { bulkMailJob, mailJob } from '../mail/mail-job.ts';

/** Every kind of job. The server runs what is listed here. */
export const JOB_KINDS = [mailJob, bulkMailJob, sweepExpiredJob] as const;

type AnyKind = (typeof JOB_KINDS)[number];

/** What is queued for each kind, by its name. */
export type JobData = { [Kind in AnyKind as Kind['name']]: z.output<Kind['schema']> };
