import { adminArticleSchema } from '@longreturn/contract/admin-content';
import {
  articleRevisionDetailsSchema,
  articleRevisionPage,
  getRevisionInput,
  listRevisionsInput,
} from '@longreturn/contract/article-revision';
import { restoreRevisionInput } from '@longreturn/contract/content-input';
import { getRevision } from '@longreturn/core/content/revisions/get-revision';
import { listRevisions } from '@longreturn/core/content/revisions/list-revisions';
import { restoreRevision } from '@longreturn/core/content/revisions/restore-revision';
import type { RestRoute } from '../rest-route.ts';
import { editorOnly, router } from '../trpc.ts';

/** Reads and restores the saved versions of articles. */
export const revisions = router({
  list: editorOnly
    .input(listRevisionsInput)
    .output(articleRevisionPage)
    .query(({ ctx, input }) => listRevisions(ctx.deps, ctx.actor, input)),
  get: editorOnly
    .input(getRevisionInput)
    .output(articleRevisionDetailsSchema)
    .query(({ ctx, input }) => getRevision(ctx.deps, ctx.actor, input)),
  restore: editorOnly
    .input(restoreRevisionInput)
    .output(adminArticleSchema)
    .mutation(({ ctx, input }) => restoreRevision(ctx.deps, ctx.actor, input)),
});

export const REVISION_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/articles/{id}/revisions',
    calls: 'admin.revisions.list',
    summary: 'The saved versions of an article, newest first',
    paged: true,
    errors: ['article.unknown'],
  },
  {
    method: 'GET',
    path: '/api/admin/articles/{id}/revisions/{revisionId}',
    calls: 'admin.revisions.get',
    summary: 'A saved version of an article, and how it differs from another version or from the article as it is now',
    errors: ['article.unknown', 'revision.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/articles/{id}/revisions/{revisionId}/restore',
    calls: 'admin.revisions.restore',
    summary: 'Restores the text of a saved version of an article',
    errors: ['article.unknown', 'revision.unknown', 'content.changed'],
  },
];
