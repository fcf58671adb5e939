import type { ArticleCard, ArticlePage } from '@longreturn/contract/content';
import type { Host } from '@longreturn/contract/site';
import { bylineName } from '../../lib/byline-name.ts';
import { citationsOf } from '../../lib/citations-of.ts';
import { pageImage } from '../../lib/page-image.ts';
import type { PageSite } from '../../lib/use-site.ts';
import { textPageHead } from './text-page-head.ts';

/**
 * Returns the head of an article's page. The host is the author. `isPrivate`: whether a preview link opened the page.
 */
export function articleHead(article: ArticlePage, site: PageSite, { isPrivate = false } = {}) {
  const { slug, bodyRichtext, preview, cover } = article;
  const host = articleHost(article, site.hosts);
  return textPageHead(
    {
      ...article,
      isPrivate,
      path: `/articles/${slug}`,
      image: pageImage(cover, `/og/articles/${slug}.png`),
      html: bodyRichtext ?? preview,
      citation: citationsOf(article.sources),
      author: host && { '@type': 'Person', name: host.name, jobTitle: host.title, url: `${site.origin}/about` },
    },
    site,
  );
}

/** Returns the host who wrote the article, with the name as in a byline. */
export function articleHost({ host }: Pick<ArticleCard, 'host'>, hosts: readonly Host[]): Host | undefined {
  const found = hosts.find(({ slug }) => slug === host);
  return found && { ...found, name: bylineName(found) };
}
