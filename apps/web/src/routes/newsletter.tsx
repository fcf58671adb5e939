import { createFileRoute } from '@tanstack/react-router';
import { articleFilter } from '../features/articles/article-filter.ts';
import { issueFilter } from '../features/issues/issue-filter.ts';
import { archiveHead, issueHead } from '../features/issues/issue-head.ts';
import { loadEmailedLinkPage } from '../features/newsletter/emailed-link-pages.ts';
import { NewsletterPage } from '../features/newsletter/newsletter-page.tsx';
import { NEWSLETTER_PAGES } from '../features/newsletter/newsletter-pages.ts';
import { newsletterSearch } from '../features/newsletter/newsletter-search.ts';
import { readNewsletter } from '../features/newsletter/read-newsletter.ts';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/newsletter')({
  staticData: { rendering: 'perRole' },
  validateSearch: newsletterSearch,
  // Passes on only the page's parameters, because the router's `search` contains all parameters of the URL.
  loaderDeps: ({ search }) => newsletterSearch(search),
  loader: {
    // When the reader returns to the page, waits for the new data instead of showing cached preferences.
    staleReloadMode: 'blocking',
    handler: ({ context, deps, cause }) => readNewsletter(context, deps, cause),
  },
  // Loads the page's code here, because the router awaits `head` before each render: on the server, at hydration and on
  // each navigation.
  head: async ({ match, loaderData }) => {
    if (match.error || !loaderData) return {};
    await loadEmailedLinkPage(match.loaderDeps);
    const { confirm, manage } = match.loaderDeps;
    const site = pageSite(match.context);
    const page = { path: '/newsletter', ...site };
    // The token of an emailed link never appears in the head.
    if (confirm !== undefined) return pageHead({ ...page, ...NEWSLETTER_PAGES.confirm, isPrivate: true });
    if (manage !== undefined) return pageHead({ ...page, ...NEWSLETTER_PAGES.manage, isPrivate: true });
    if (loaderData.issue) return issueHead(loaderData.issue, site);
    const archive = issueFilter(match.loaderDeps);
    if (archive) return archiveHead(archive, site);
    return pageHead({ ...page, ...NEWSLETTER_PAGES.articles, filter: articleFilter(match.loaderDeps) });
  },
  component: NewsletterPage,
});
