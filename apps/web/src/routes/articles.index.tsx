import { createFileRoute } from '@tanstack/react-router';
import { articleFilter } from '../features/articles/article-filter.ts';
import { articlesHead } from '../features/articles/articles-head.ts';
import { ArticlesPage } from '../features/articles/articles-page.tsx';
import { readArticles } from '../features/articles/read-articles.ts';
import { loadOrNotFound } from '../lib/read-failure.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/articles/')({
  staticData: { rendering: 'perRole' },
  validateSearch: articleFilter,
  // Passes on only the filter's parameters, because the router's `search` contains all parameters of the URL.
  loaderDeps: ({ search }) => articleFilter(search),
  loader: ({ context, deps, cause }) => loadOrNotFound(readArticles(context, deps, cause)),
  head: ({ match }) => (match.error ? {} : articlesHead(match.loaderDeps, pageSite(match.context))),
  component: ArticlesPage,
});
