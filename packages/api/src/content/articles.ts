import { articleCardPage, articleListPage, articlePageSchema, listArticlesInput } from '@longreturn/contract/content';
import { slugSchema } from '@longreturn/contract/scalars';
import { getArticlePage } from '@longreturn/core/content/articles/get-article-page';
import { listArticleCards, listArticles } from '@longreturn/core/content/articles/list-articles';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { publicContent, router } from '../trpc.ts';

export const articles = router({
  list: publicContent
    .input(listArticlesInput)
    .output(articleListPage)
    .query(({ ctx, input }) => listArticles(ctx.deps, ctx.reader, input)),
  cards: publicContent
    .input(listArticlesInput)
    .output(articleCardPage)
    .query(({ ctx, input }) => listArticleCards(ctx.deps, ctx.reader, input)),
  bySlug: publicContent
    .input(z.object({ slug: slugSchema }))
    .output(articlePageSchema)
    .query(({ ctx, input }) => getArticlePage(ctx.deps, ctx.reader, input.slug)),
});

export const ARTICLE_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/articles',
    calls: 'content.articles.list',
    summary: 'Published articles, newest first',
    paged: true,
    errors: ['topic.unknown'],
  },
  {
    method: 'GET',
    path: '/api/articles/{slug}',
    calls: 'content.articles.bySlug',
    summary: 'One article',
    errors: ['article.unknown'],
  },
];
