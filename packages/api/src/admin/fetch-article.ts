import { fetchArticleInput, fetchedArticleSchema } from '@longreturn/contract/fetched-article';
import { fetchArticleContent } from '@longreturn/core/content/articles/fetch-article-content';
import type { RestRoute } from '../rest-route.ts';
import { editorOnly } from '../trpc.ts';

/** Fetches the article of a page on another site. The dashboard fills in the article form with it. */
export const articleFetching = {
  fetchArticleContent: editorOnly
    .input(fetchArticleInput)
    .output(fetchedArticleSchema)
    .mutation(({ ctx, input }) => fetchArticleContent(ctx.deps, ctx.actor, input)),
};

export const ARTICLE_FETCHING_ROUTES: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/admin/fetch-article-content',
    calls: 'admin.fetchArticleContent',
    summary: 'Fetches a public web page and returns its article. Stores nothing',
    errors: ['page.unreadable'],
  },
];
