import { useLoaderData, useLoaderDeps } from '@tanstack/react-router';
import { Wrap } from '../../ui/wrap.tsx';
import { ArticleBrowser } from '../articles/article-browser.tsx';
import { ConfirmSubscriptionPage } from './confirm-subscription-page.tsx';
import { NewsletterHead } from './newsletter-head.tsx';
import { PreferencesPage } from './preferences-page.tsx';

/** /newsletter, the header's 'Articles' (specification §2, Route list); mailed links open two pages of a subscriber on it. */
export function NewsletterPage() {
  const search = useLoaderDeps({ from: '/newsletter' });
  const { subscription } = useLoaderData({ from: '/newsletter' });
  const { confirm, manage } = search;
  if (confirm !== undefined) return <ConfirmSubscriptionPage key={confirm} token={confirm} />;
  if (manage !== undefined) return <PreferencesPage key={manage} token={manage} subscription={subscription ?? null} />;
  return (
    <Wrap>
      <NewsletterHead />
      <ArticleBrowser path="/newsletter" filter={search} />
    </Wrap>
  );
}
