import { useLoaderDeps } from '@tanstack/react-router';
import { PageHead } from '../../ui/page-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { ArticleBrowser } from '../articles/article-browser.tsx';

const LEDE = 'Everything we have written: essays, notes and readings from the laboratory and the ledger.';

/** /newsletter, the header's 'Articles' (specification §2, Route list). */
export function NewsletterPage() {
  const filter = useLoaderDeps({ from: '/newsletter' });
  return (
    <Wrap>
      <PageHead title="Articles" lede={LEDE} />
      <ArticleBrowser path="/newsletter" filter={filter} />
    </Wrap>
  );
}
