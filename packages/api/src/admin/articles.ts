import { doneResponse } from '@longreturn/contract/account';
import {
  adminArticleDetailsSchema,
  adminArticlePage,
  adminArticleSchema,
  articleBodyPreviewSchema,
  listAllContentInput,
  previewLinkSchema,
} from '@longreturn/contract/admin-content';
import {
  contentIdInput,
  createArticleInput,
  previewBodyInput,
  updateArticleInput,
} from '@longreturn/contract/content-input';
import { createArticle } from '@longreturn/core/content/articles/create-article';
import { deleteArticle } from '@longreturn/core/content/articles/delete-article';
import { getArticleDetails } from '@longreturn/core/content/articles/get-article-details';
import { listAllArticles } from '@longreturn/core/content/articles/list-all-articles';
import { linkArticlePreview } from '@longreturn/core/content/articles/preview-article';
import { previewBody } from '@longreturn/core/content/articles/preview-body';
import { updateArticle } from '@longreturn/core/content/articles/update-article';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { editorOnly, router } from '../trpc.ts';

/** The procedures for managing articles, including drafts. */
export const articles = router({
  list: editorOnly
    .input(listAllContentInput)
    .output(adminArticlePage)
    .query(({ ctx, input }) => listAllArticles(ctx.deps, ctx.actor, input)),
  get: editorOnly
    .input(contentIdInput)
    .output(adminArticleDetailsSchema)
    .query(({ ctx, input }) => getArticleDetails(ctx.deps, ctx.actor, input.id)),
  create: editorOnly
    .input(createArticleInput)
    .output(adminArticleSchema)
    .mutation(({ ctx, input }) => createArticle(ctx.deps, ctx.actor, input)),
  update: editorOnly
    .input(updateArticleInput)
    .output(adminArticleSchema)
    .mutation(({ ctx, input }) => updateArticle(ctx.deps, ctx.actor, input)),
  delete: editorOnly
    .input(contentIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(deleteArticle(ctx.deps, ctx.actor, input.id))),
  previewLink: editorOnly
    .input(contentIdInput)
    .output(previewLinkSchema)
    .mutation(({ ctx, input }) => linkArticlePreview(ctx.deps, ctx.actor, input.id)),
  // A mutation, because a body is too long for the URL of a query.
  previewBody: editorOnly
    .input(previewBodyInput)
    .output(articleBodyPreviewSchema)
    .mutation(({ ctx, input }) => previewBody(ctx.actor, input)),
});

export const ADMIN_ARTICLE_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/articles',
    calls: 'admin.articles.list',
    summary: 'All articles with their bodies, including drafts, most recently created first',
    paged: true,
  },
  {
    method: 'GET',
    path: '/api/admin/articles/{id}',
    calls: 'admin.articles.get',
    summary: 'One article with its former slugs',
    errors: ['article.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/articles',
    calls: 'admin.articles.create',
    summary: 'Creates an article. Without publishedAt it is a draft; with a future publishedAt it is scheduled',
    errors: ['slug.taken', 'topic.unknown'],
  },
  {
    method: 'PUT',
    path: '/api/admin/articles/{id}',
    calls: 'admin.articles.update',
    summary: 'Updates the given fields of an article. To publish or unpublish it, send only publishedAt',
    errors: ['article.unknown', 'content.changed', 'slug.taken', 'topic.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/articles/{id}',
    calls: 'admin.articles.delete',
    summary: 'Deletes an article',
    errors: ['article.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/articles/{id}/preview',
    calls: 'admin.articles.previewLink',
    summary: 'Creates a link with which anyone can see an unpublished article for a day',
    errors: ['article.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/articles/preview-body',
    calls: 'admin.articles.previewBody',
    summary: 'Returns an unsaved body as it would be stored and shown. Nothing is stored',
  },
];
