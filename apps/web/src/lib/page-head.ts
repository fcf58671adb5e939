import type { PageSite } from './page-site.ts';
import { stringifySearch } from './search-params.ts';

interface PageHead extends Pick<PageSite, 'origin' | 'brand'> {
  /** Without the site's name; undefined on the home page. */
  title?: string;
  description: string;
  /** The path: '/episodes'. */
  path: string;
  /** The list's query. Such a page is part of another one, so search engines leave it out. */
  filter?: object;
  /** Private to one user, or a form: not indexed by search engines. */
  isPrivate?: boolean;
  /** The card image of the page: '/og/site.png'. */
  image?: string;
  type?: 'website' | 'article' | 'music.song';
  jsonLd?: object;
}

/** Returns the title, description, canonical URL, Open Graph and structured data of a page. */
export function pageHead({
  title,
  description,
  path,
  filter = {},
  origin,
  brand,
  isPrivate = false,
  image = '/og/site.png',
  type = 'website',
  jsonLd,
}: PageHead) {
  const fullTitle = title ? `${title}: ${brand.name}` : brand.title;
  const query = stringifySearch({ ...filter });
  const url = `${origin}${path}${query}`;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(query || isPrivate ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: type },
      { property: 'og:title', content: title ?? brand.title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${origin}${image}` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(jsonLd ? [{ 'script:ld+json': jsonLd }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
