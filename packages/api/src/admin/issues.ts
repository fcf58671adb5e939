import { doneResponse } from '@longreturn/contract/account';
import {
  adminIssueSchema,
  createIssueInput,
  draftDigestInput,
  draftDigestResponse,
  issueAudienceInput,
  issueAudienceSchema,
  issueIdInput,
  issuePreviewSchema,
  issueProgressSchema,
  listedIssuePage,
  listIssuesInput,
  previewIssueInput,
  scheduleIssueInput,
  sendIssueResponse,
  testIssueInput,
  updateIssueInput,
} from '@longreturn/contract/newsletter-issue';
import { mailTestSchema } from '@longreturn/contract/settings';
import { draftDigest } from '@longreturn/core/newsletter/digests/draft-digest';
import { createIssue } from '@longreturn/core/newsletter/issues/create-issue';
import { deleteIssue } from '@longreturn/core/newsletter/issues/delete-issue';
import { getAudience } from '@longreturn/core/newsletter/issues/get-audience';
import { getIssueProgress, retryFailed } from '@longreturn/core/newsletter/issues/issue-progress';
import { listAllIssues } from '@longreturn/core/newsletter/issues/list-all-issues';
import { previewIssue } from '@longreturn/core/newsletter/issues/preview-issue';
import { cancelSchedule, scheduleIssue } from '@longreturn/core/newsletter/issues/schedule-issue';
import { sendIssue } from '@longreturn/core/newsletter/issues/send-issue';
import { sendTestEmail } from '@longreturn/core/newsletter/issues/send-test-email';
import { updateIssue } from '@longreturn/core/newsletter/issues/update-issue';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

/** The procedures for managing newsletter issues, including drafts. */
export const issues = router({
  list: adminOnly
    .input(listIssuesInput)
    .output(listedIssuePage)
    .query(({ ctx, input }) => listAllIssues(ctx.deps, ctx.actor, input)),
  create: adminOnly
    .input(createIssueInput)
    .output(adminIssueSchema)
    .mutation(({ ctx, input }) => createIssue(ctx.deps, ctx.actor, input)),
  draftDigest: adminOnly
    .input(draftDigestInput)
    .output(draftDigestResponse)
    .mutation(async ({ ctx, input }) => ({ issue: (await draftDigest(ctx.deps, ctx.actor, input)) ?? null })),
  update: adminOnly
    .input(updateIssueInput)
    .output(adminIssueSchema)
    .mutation(({ ctx, input }) => updateIssue(ctx.deps, ctx.actor, input)),
  delete: adminOnly
    .input(issueIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(deleteIssue(ctx.deps, ctx.actor, input))),
  sendTrial: adminOnly
    .input(testIssueInput)
    .output(mailTestSchema)
    .mutation(({ ctx, input }) => sendTestEmail(ctx.deps, ctx.mailer, ctx.actor, input)),
  audience: adminOnly
    .input(issueAudienceInput)
    .output(issueAudienceSchema)
    .query(({ ctx, input }) => getAudience(ctx.deps, ctx.actor, input)),
  send: adminOnly
    .input(issueIdInput)
    .output(sendIssueResponse)
    .mutation(({ ctx, input }) => sendIssue(ctx.deps, ctx.actor, input)),
  preview: adminOnly
    .input(previewIssueInput)
    .output(issuePreviewSchema)
    .mutation(({ ctx, input }) => previewIssue(ctx.deps, ctx.actor, input)),
  schedule: adminOnly
    .input(scheduleIssueInput)
    .output(adminIssueSchema)
    .mutation(({ ctx, input }) => scheduleIssue(ctx.deps, ctx.actor, input)),
  cancelSchedule: adminOnly
    .input(issueIdInput)
    .output(adminIssueSchema)
    .mutation(({ ctx, input }) => cancelSchedule(ctx.deps, ctx.actor, input)),
  progress: adminOnly
    .input(issueIdInput)
    .output(issueProgressSchema)
    .query(({ ctx, input }) => getIssueProgress(ctx.deps, ctx.actor, input)),
  retryFailed: adminOnly
    .input(issueIdInput)
    .output(sendIssueResponse)
    .mutation(({ ctx, input }) => retryFailed(ctx.deps, ctx.actor, input)),
});

export const ADMIN_ISSUE_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/newsletter/issues',
    calls: 'admin.issues.list',
    summary: 'All newsletter issues, including drafts, with the progress of their delivery, newest first',
    paged: true,
  },
  {
    method: 'POST',
    path: '/api/admin/newsletter/issues',
    calls: 'admin.issues.create',
    summary: 'Creates a draft issue, or a scheduled one',
    errors: ['slug.taken', 'episode.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/newsletter/digests',
    calls: 'admin.issues.draftDigest',
    summary:
      'Drafts an issue from what was published: the daily highlights of yesterday, or the summary of the last quarter',
  },
  {
    method: 'PUT',
    path: '/api/admin/newsletter/issues/{id}',
    calls: 'admin.issues.update',
    summary:
      'Updates an issue. Changes to a sent issue appear in the archive and in emails that are still waiting to be sent',
    errors: ['issue.unknown', 'issue.sent', 'slug.taken', 'episode.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/newsletter/issues/{id}',
    calls: 'admin.issues.delete',
    summary: 'Deletes an issue, including its page in the archive',
    errors: ['issue.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/newsletter/issues/{id}/trial',
    calls: 'admin.issues.sendTrial',
    summary:
      'Sends a test email of an issue to the signed-in admin or to the given email address. Fields in the request replace the stored ones',
    errors: ['issue.unknown'],
  },
  {
    method: 'GET',
    path: '/api/admin/newsletter/audience',
    calls: 'admin.issues.audience',
    summary: 'The number of subscribers that an issue would go to now, and the tags that its segment can have',
  },
  {
    method: 'POST',
    path: '/api/admin/newsletter/issues/{id}/send',
    calls: 'admin.issues.send',
    summary: 'Sends an issue once to every subscriber of its edition and segment',
    errors: ['issue.unknown', 'issue.sent'],
  },
  {
    method: 'POST',
    path: '/api/admin/newsletter/issues/preview',
    calls: 'admin.issues.preview',
    summary: 'Renders an issue as an email, from the given fields or those of a stored issue. Changes nothing',
    errors: ['issue.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/newsletter/issues/{id}/schedule',
    calls: 'admin.issues.schedule',
    summary: 'Schedules an issue for a time, or for the publication of an episode',
    errors: ['issue.unknown', 'issue.sent', 'episode.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/newsletter/issues/{id}/schedule',
    calls: 'admin.issues.cancelSchedule',
    summary: 'Cancels the schedule of an issue, which becomes a draft again',
    errors: ['issue.unknown', 'issue.sent'],
  },
  {
    method: 'GET',
    path: '/api/admin/newsletter/issues/{id}/progress',
    calls: 'admin.issues.progress',
    summary: 'The progress of an issue’s delivery: the numbers of queued, sent, failed and skipped emails',
    errors: ['issue.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/newsletter/issues/{id}/retry',
    calls: 'admin.issues.retryFailed',
    summary: 'Sends an issue again to the recipients whose email failed',
    errors: ['issue.unknown'],
  },
];
