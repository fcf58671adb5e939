import { useLoaderDeps } from '@tanstack/react-router';
import { PageHead, Wrap } from '../../ui/section.tsx';
import { ArticleBrowser } from './article-browser.tsx';
import { ARTICLES_PAGE } from './articles-head.ts';

/** /articles, which the footer links to as 'Premium Articles'. */
export function ArticlesPage() {
  const filter = useLoaderDeps({ from: '/articles/' });
  return (
    <Wrap>
      <PageHead title={ARTICLES_PAGE.title} lede={ARTICLES_PAGE.lede} />
      <ArticleBrowser path="/articles" filter={filter} />
    </Wrap>
  );
}
