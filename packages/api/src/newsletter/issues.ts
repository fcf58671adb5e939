import { issueCardPage, issuePageSchema, listIssuesInput } from '@longreturn/contract/newsletter-issue';
import { slugSchema } from '@longreturn/contract/scalars';
import { getIssuePage } from '@longreturn/core/newsletter/issues/get-issue-page';
import { listIssues } from '@longreturn/core/newsletter/issues/list-issues';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { publicContent, router } from '../trpc.ts';

/** The procedures for the archive of sent issues. */
export const issues = router({
  list: publicContent
    .input(listIssuesInput)
    .output(issueCardPage)
    .query(({ ctx, input }) => listIssues(ctx.deps, ctx.reader, input)),
  bySlug: publicContent
    .input(z.object({ slug: slugSchema }))
    .output(issuePageSchema)
    .query(({ ctx, input }) => getIssuePage(ctx.deps, ctx.reader, input.slug)),
});

export const ISSUE_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/newsletter/issues',
    calls: 'newsletter.issues.list',
    summary: 'Sent newsletter issues, newest first',
    paged: true,
  },
  {
    method: 'GET',
    path: '/api/newsletter/issues/{slug}',
    calls: 'newsletter.issues.bySlug',
    summary: 'One sent issue',
    errors: ['issue.unknown'],
  },
];
