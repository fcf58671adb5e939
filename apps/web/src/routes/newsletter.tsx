import { createFileRoute } from '@tanstack/react-router';
import { articleFilter } from '../features/articles/article-filter.ts';
import { archiveHead } from '../features/issues/archive-head.ts';
import { issueFilter } from '../features/issues/issue-filter.ts';
import { issueHead } from '../features/issues/issue-head.ts';
import { loadMailedLinkPage } from '../features/newsletter/mailed-link-pages.ts';
import { NewsletterPage } from '../features/newsletter/newsletter-page.tsx';
import { NEWSLETTER_PAGES } from '../features/newsletter/newsletter-pages.ts';
import { newsletterSearch } from '../features/newsletter/newsletter-search.ts';
import { readNewsletter } from '../features/newsletter/read-newsletter.ts';
import { pageHead } from '../lib/page-head.ts';

export const Route = createFileRoute('/newsletter')({
  staticData: { rendering: 'perRole' },
  validateSearch: newsletterSearch,
  // Only what the page knows: the router keeps every other parameter of the address in `search`.
  loaderDeps: ({ search }) => newsletterSearch(search),
  loader: {
    // Who comes back to their preferences sees what they have done since, never the copy from before.
    staleReloadMode: 'blocking',
    handler: ({ context, deps, cause }) => readNewsletter(context, deps, cause),
  },
  // The router awaits it before it renders the page: on the server, at hydration and on each navigation.
  head: async ({ match, loaderData }) => {
    if (match.error || !loaderData) return {};
    await loadMailedLinkPage(match.loaderDeps);
    const { confirm, manage } = match.loaderDeps;
    const { origin } = match.context;
    const page = { path: '/newsletter', origin };
    // The secret of a mailed link stands in no part of the head.
    if (confirm !== undefined) return pageHead({ ...page, ...NEWSLETTER_PAGES.confirm, isPrivate: true });
    if (manage !== undefined) return pageHead({ ...page, ...NEWSLETTER_PAGES.manage, isPrivate: true });
    if (loaderData.issue) return issueHead(loaderData.issue, origin);
    const archive = issueFilter(match.loaderDeps);
    if (archive) return archiveHead(archive, origin);
    return pageHead({ ...page, ...NEWSLETTER_PAGES.articles, filter: articleFilter(match.loaderDeps) });
  },
  component: NewsletterPage,
});
