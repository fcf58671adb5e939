import { doneResponse } from '@longreturn/contract/account';
import { adminArticlePage, adminArticleSchema, listAllContentInput } from '@longreturn/contract/admin-content';
import { contentIdInput, createArticleInput, updateArticleInput } from '@longreturn/contract/content-input';
import { createArticle } from '@longreturn/core/content/articles/create-article';
import { deleteArticle } from '@longreturn/core/content/articles/delete-article';
import { listAllArticles } from '@longreturn/core/content/articles/list-all-articles';
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
    errors: ['article.unknown', 'slug.taken', 'topic.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/articles/{id}',
    calls: 'admin.articles.delete',
    summary: 'Deletes an article',
    errors: ['article.unknown'],
  },
];
