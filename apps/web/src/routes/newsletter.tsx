import { createFileRoute } from '@tanstack/react-router';
import { articleFilter } from '../features/articles/article-filter.ts';
import { readArticles } from '../features/articles/read-articles.ts';
import { NewsletterPage } from '../features/newsletter/newsletter-page.tsx';
import { loadOrNotFound } from '../lib/load-or-not-found.ts';
import { pageHead } from '../lib/page-head.ts';

const DESCRIPTION = 'Everything we have written: essays, notes and readings from the laboratory and the ledger.';

export const Route = createFileRoute('/newsletter')({
  validateSearch: articleFilter,
  // Only what the filter knows: the router keeps every other parameter of the address in `search`.
  loaderDeps: ({ search }) => articleFilter(search),
  loader: ({ context, deps, cause }) => loadOrNotFound(readArticles(context, deps, cause)),
  head: ({ match }) => {
    if (match.error) return {};
    return pageHead({
      title: 'All articles',
      description: DESCRIPTION,
      path: '/newsletter',
      filter: match.loaderDeps,
      origin: match.context.origin,
    });
  },
  component: NewsletterPage,
});
