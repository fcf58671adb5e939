import type { z } from 'zod';
import { sweepExpiredJob } from '../account/sweep-expired.ts';
import { announceAnswersJob } from '../ama/announce-answers.ts';
import { sampleAudioJob } from '../content/sample/put-sample-audio.ts';
import { showImportJob } from '../imports/run-show-import.ts';
import { announceFeedJob, reportFeedJob } from '../listening/announce-feed.ts';
import { checkFeedSharingJob } from '../listening/check-feed-sharing.ts';
import { audioUploadJob } from '../listening/file-audio-upload.ts';
import { audioPeaksJob } from '../listening/measure-peaks.ts';
import { bulkMailJob, mailJob } from '../mail/mail-job.ts';
import { mediaVariantsJob } from '../media/make-variants.ts';
import { sweepMediaJob } from '../media/sweep-media.ts';
import { announceRenewalsJob } from '../membership/announce-renewals.ts';
import { endCancelledJob } from '../membership/end-cancelled.ts';
import { reconcileJob } from '../membership/reconcile.ts';
import { settleSubscriptionJob } from '../membership/settle-subscription.ts';
import { draftHighlightsJob, draftSummaryJob } from '../newsletter/digests/digest-jobs.ts';
import { queueRecipientsJob } from '../newsletter/issues/queue-recipients.ts';
import { sendDueIssuesJob } from '../newsletter/issues/send-due-issues.ts';

/** All kinds of jobs. The server runs only jobs of the kinds listed here. */
export const JOB_KINDS = [
  mailJob,
  bulkMailJob,
  queueRecipientsJob,
  sendDueIssuesJob,
  draftHighlightsJob,
  draftSummaryJob,
  sweepExpiredJob,
  mediaVariantsJob,
  sweepMediaJob,
  audioUploadJob,
  audioPeaksJob,
  settleSubscriptionJob,
  reconcileJob,
  announceRenewalsJob,
  endCancelledJob,
  checkFeedSharingJob,
  announceFeedJob,
  reportFeedJob,
  announceAnswersJob,
  sampleAudioJob,
  showImportJob,
] as const;

type AnyKind = (typeof JOB_KINDS)[number];

/** The queued data of each kind of job, by the name of the kind. */
export type JobData = { [Kind in AnyKind as Kind['name']]: z.output<Kind['schema']> };
