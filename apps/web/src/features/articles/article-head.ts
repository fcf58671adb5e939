import type { ArticlePage } from '@longreturn/contract/content';
import type { PageSite } from '../../lib/page-site.ts';
import { articleHost } from './article-host.ts';
import { textPageHead } from './text-page-head.ts';

/** Returns the head of an article's page. The host is the author. The page of a preview link is private. */
export function articleHead(article: ArticlePage, site: PageSite, { isPrivate = false } = {}) {
  const { slug, bodyRichtext, preview } = article;
  const host = articleHost(article, site.hosts);
  return textPageHead(
    {
      ...article,
      isPrivate,
      path: `/articles/${slug}`,
      image: `/og/articles/${slug}.png`,
      html: bodyRichtext ?? preview,
      author: host && { '@type': 'Person', name: host.name, jobTitle: host.title, url: `${site.origin}/about` },
    },
    site,
  );
}
