import { pageHead } from '../../lib/page-head.ts';
import type { PageSite } from '../../lib/use-site.ts';
import type { ArticleFilter } from './article-filter.ts';

/** The texts of /articles. */
export const ARTICLES_PAGE = {
  title: 'All articles, premium and free',
  lede: 'Essays on the evidence for longer lives, and on the cost of waiting for it. Free unless marked for members.',
  description:
    'Essays on the evidence for longer lives and on the cost of waiting for it, some free and some for members.',
} as const;

/** Returns the head of /articles. */
export function articlesHead(filter: ArticleFilter, site: PageSite) {
  const { title, description } = ARTICLES_PAGE;
  return pageHead({ title, description, path: '/articles', filter, ...site });
}
