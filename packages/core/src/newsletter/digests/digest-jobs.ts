import { z } from 'zod';
import { SYSTEM } from '../../actor.ts';
import type { JobDeps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { draftDigest } from './draft-digest.ts';

/** Drafts daily highlights every morning. */
export const draftHighlightsJob = defineJob({
  name: 'draft-highlights',
  schema: z.object({}),
  schedule: { cron: '10 5 * * *', data: {} },
  handle: draftHighlights,
});

/** Drafts the summary of a quarter on the first day after it. */
export const draftSummaryJob = defineJob({
  name: 'draft-summary',
  schema: z.object({}),
  schedule: { cron: '20 5 1 1,4,7,10 *', data: {} },
  handle: draftSummary,
});

async function draftHighlights(deps: JobDeps): Promise<void> {
  await draftDigest(deps, SYSTEM, { edition: 'daily-highlights' });
}

async function draftSummary(deps: JobDeps): Promise<void> {
  await draftDigest(deps, SYSTEM, { edition: 'quarterly-summaries' });
}
