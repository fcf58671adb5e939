import { useLoaderDeps } from '@tanstack/react-router';
import { PageHead, Wrap } from '../../ui/section.tsx';
import { ArticleBrowser } from './article-browser.tsx';

const LEDE =
  'Essays on the evidence for longer lives, and on what it costs to wait for it. Free unless marked for members.';

/** /articles */
export function ArticlesPage() {
  const filter = useLoaderDeps({ from: '/articles/' });
  return (
    <Wrap>
      <PageHead title="Articles" lede={LEDE} />
      <ArticleBrowser path="/articles" filter={filter} />
    </Wrap>
  );
}
