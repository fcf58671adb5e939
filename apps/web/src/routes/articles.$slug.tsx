import { createFileRoute, redirect } from '@tanstack/react-router';
import { articleHead } from '../features/articles/article-head.ts';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { loadOrNotFound } from '../lib/read-failure.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/articles/$slug')({
  staticData: { rendering: 'perRole' },
  loader: async ({ context, params }) => {
    const article = await loadOrNotFound(context.utils.content.articles.bySlug.ensureData({ slug: params.slug }));
    if (article.slug === params.slug) return article;
    throw redirect({ to: '/articles/$slug', params: { slug: article.slug }, statusCode: 301 });
  },
  head: ({ loaderData, match }) => (loaderData ? articleHead(loaderData, pageSite(match.context)) : {}),
  component: ArticlePage,
});
