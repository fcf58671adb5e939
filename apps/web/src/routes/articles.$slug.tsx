import { createFileRoute, redirect } from '@tanstack/react-router';
import { articleHead } from '../features/articles/article-head.ts';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { previewSearch } from '../lib/preview-search.ts';
import { loadOrNotFound } from '../lib/read-failure.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/articles/$slug')({
  staticData: { rendering: 'perRole' },
  validateSearch: previewSearch,
  loaderDeps: ({ search }) => previewSearch(search),
  loader: async ({ context, params, deps: { preview } }) => {
    const { bySlug, preview: previewed } = context.utils.content.articles;
    const article = await loadOrNotFound(
      preview === undefined ? bySlug.ensureData({ slug: params.slug }) : previewed.ensureData({ preview }),
    );
    if (article.slug === params.slug) return article;
    const to = { to: '/articles/$slug', params: { slug: article.slug }, search: { preview } } as const;
    throw redirect({ ...to, statusCode: preview === undefined ? 301 : 302 });
  },
  head: ({ loaderData, match }) => {
    const isPrivate = match.loaderDeps.preview !== undefined;
    return loaderData ? articleHead(loaderData, pageSite(match.context), { isPrivate }) : {};
  },
  component: ArticlePage,
});
