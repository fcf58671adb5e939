import { createFileRoute } from '@tanstack/react-router';
import { articleFilter } from '../features/articles/article-filter.ts';
import { NewsletterPage } from '../features/newsletter/newsletter-page.tsx';
import { type NewsletterSearch, newsletterSearch } from '../features/newsletter/newsletter-search.ts';
import { readNewsletter } from '../features/newsletter/read-newsletter.ts';
import { pageHead } from '../lib/page-head.ts';

const DESCRIPTION = 'Everything we have written: essays, notes and readings from the laboratory and the ledger.';

export const Route = createFileRoute('/newsletter')({
  validateSearch: newsletterSearch,
  // Only what the page knows: the router keeps every other parameter of the address in `search`.
  loaderDeps: ({ search }) => newsletterSearch(search),
  loader: ({ context, deps, cause }) => readNewsletter(context, deps, cause),
  head: ({ match }) => {
    if (match.error) return {};
    const { origin } = match.context;
    const mailed = mailedTitle(match.loaderDeps);
    if (mailed) return pageHead({ ...mailed, path: '/newsletter', origin, isPrivate: true });
    const filter = articleFilter(match.loaderDeps);
    return pageHead({ title: 'All articles', description: DESCRIPTION, path: '/newsletter', filter, origin });
  },
  component: NewsletterPage,
});

/** What a page is called that a mailed link opens; its secret stands in no part of the head. */
function mailedTitle({ confirm, manage }: NewsletterSearch) {
  if (confirm !== undefined) return { title: 'Confirm your subscription', description: 'Confirm the newsletter.' };
  if (manage === undefined) return undefined;
  return { title: 'Newsletter preferences', description: 'Choose what the newsletter brings you.' };
}
