import { useLoaderData, useLoaderDeps } from '@tanstack/react-router';
import { useSite } from '../../lib/use-site.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { ListHead } from '../../ui/list-head.tsx';
import { PageHead, Wrap } from '../../ui/section.tsx';
import { ArticleBrowser } from '../articles/article-browser.tsx';
import { IssueArchive } from '../issues/issue-archive.tsx';
import { issueFilter } from '../issues/issue-filter.ts';
import { IssuePage } from '../issues/issue-page.tsx';
import { PastIssues } from '../issues/past-issues.tsx';
import { ConfirmSubscriptionPage, PreferencesPage } from './emailed-link-pages.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-page.module.css';
import { NEWSLETTER_PAGES } from './newsletter-pages.ts';

/**
 * /newsletter, which the header links to as 'Articles'. It shows all articles or, depending on the query, an issue, the
 * archive of issues or the page of an emailed link.
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
      <section className={styles.articles} aria-labelledby="articles">
        <ListHead id="articles" title="All articles" />
        <ArticleBrowser path="/newsletter" filter={search} heading="h3" />
      </section>
    </Wrap>
  );
}

/** The page's title, with the sign-up form beside it. */
function NewsletterHead() {
  const { newsletter } = useSite().claims;
  return (
    <div className={classNames(layout.grid, styles.head)}>
      <div className={styles.title}>
        <PageHead title={NEWSLETTER_PAGES.articles.title} lede={NEWSLETTER_PAGES.articles.description} />
      </div>
      <section className={styles.box} aria-labelledby="newsletter">
        <h2 id="newsletter">{newsletter.title}</h2>
        <p className={styles.lede}>{newsletter.lede}</p>
        <NewsletterForm source="newsletter" className={styles.form} />
      </section>
    </div>
  );
}
