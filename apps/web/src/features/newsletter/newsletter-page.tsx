import { useLoaderData, useLoaderDeps } from '@tanstack/react-router';
import { Wrap } from '../../ui/wrap.tsx';
import { ArticleBrowser } from '../articles/article-browser.tsx';
import { IssueArchive } from '../issues/issue-archive.tsx';
import { issueFilter } from '../issues/issue-filter.ts';
import { IssuePage } from '../issues/issue-page.tsx';
import { PastIssues } from '../issues/past-issues.tsx';
import { ConfirmSubscriptionPage, PreferencesPage } from './mailed-link-pages.ts';
import { NewsletterHead } from './newsletter-head.tsx';

/**
 * /newsletter, the header's 'Articles'. Depending on the query, it is also the page of a mailed link, an issue, or the
 * archive of issues.
 */
export function NewsletterPage() {
  const search = useLoaderDeps({ from: '/newsletter' });
  const { subscription, issue } = useLoaderData({ from: '/newsletter' });
  const { confirm, manage } = search;
  if (confirm !== undefined) return <ConfirmSubscriptionPage key={confirm} token={confirm} />;
  if (manage !== undefined) return <PreferencesPage key={manage} token={manage} subscription={subscription ?? null} />;
  if (issue) return <IssuePage key={issue.id} issue={issue} />;
  const archive = issueFilter(search);
  if (archive) return <IssueArchive filter={archive} />;
  return (
    <Wrap>
      <NewsletterHead />
      <PastIssues />
      <ArticleBrowser path="/newsletter" filter={search} />
    </Wrap>
  );
}
