import { doneResponse } from '@longreturn/contract/account';
import {
  adminIssuePage,
  adminIssueSchema,
  createIssueInput,
  issueIdInput,
  listIssuesInput,
  sendIssueResponse,
  updateIssueInput,
} from '@longreturn/contract/newsletter-issue';
import { createIssue } from '@longreturn/core/newsletter/issues/create-issue';
import { deleteIssue } from '@longreturn/core/newsletter/issues/delete-issue';
import { listAllIssues } from '@longreturn/core/newsletter/issues/list-all-issues';
import { sendIssue, sendTestEmail } from '@longreturn/core/newsletter/issues/send-issue';
import { updateIssue } from '@longreturn/core/newsletter/issues/update-issue';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

/** The procedures for managing newsletter issues, including drafts. */
export const issues = router({
  list: adminOnly
    .input(listIssuesInput)
    .output(adminIssuePage)
    .query(({ ctx, input }) => listAllIssues(ctx.deps, ctx.actor, input)),
  create: adminOnly
    .input(createIssueInput)
    .output(adminIssueSchema)
    .mutation(({ ctx, input }) => createIssue(ctx.deps, ctx.actor, input)),
  update: adminOnly
    .input(updateIssueInput)
    .output(adminIssueSchema)
    .mutation(({ ctx, input }) => updateIssue(ctx.deps, ctx.actor, input)),
  delete: adminOnly
    .input(issueIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(deleteIssue(ctx.deps, ctx.actor, input))),
  sendTrial: adminOnly
    .input(issueIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(sendTestEmail(ctx.deps, ctx.actor, input))),
  send: adminOnly
    .input(issueIdInput)
    .output(sendIssueResponse)
    .mutation(({ ctx, input }) => sendIssue(ctx.deps, ctx.actor, input)),
});

export const ADMIN_ISSUE_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/newsletter/issues',
    calls: 'admin.issues.list',
    summary: 'All newsletter issues, including drafts, newest first',
    paged: true,
  },
  {
    method: 'POST',
    path: '/api/admin/newsletter/issues',
    calls: 'admin.issues.create',
    summary: 'Creates a draft issue',
    errors: ['slug.taken'],
  },
  {
    method: 'PUT',
    path: '/api/admin/newsletter/issues/{id}',
    calls: 'admin.issues.update',
    summary:
      'Updates an issue. Changes to a sent issue appear in the archive and in emails that are still waiting to be sent',
    errors: ['issue.unknown', 'issue.sent', 'slug.taken'],
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
    summary: 'Sends a test email of an issue to the signed-in admin',
    errors: ['issue.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/newsletter/issues/{id}/send',
    calls: 'admin.issues.send',
    summary: 'Sends an issue once to every subscriber of its edition',
    errors: ['issue.unknown', 'issue.sent'],
  },
];
