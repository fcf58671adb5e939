import { membersPart, metaDescription, pageHead, preloadFont } from '../../lib/page-head.ts';
import type { PageImage } from '../../lib/page-image.ts';
import type { PageSite } from '../../lib/use-site.ts';
import italicFont from '../../theme/fonts/newsreader-italic.woff2?url';

interface Text {
  title: string;
  excerpt: string;
  isPremium: boolean;
  /** Publication time, ISO 8601. */
  publishedAt: string;
  /** The path: '/articles/a-slug'. */
  path: string;
  image: PageImage;
  /** The HTML that the reader may read. If it contains `<em>`, the head preloads the italic font. */
  html: string | null;
  /** Tells search engines not to index the page. */
  isPrivate?: boolean;
  /** A schema.org Person. Without one, the site is the author. */
  author?: object | undefined;
  /** The cited publications as schema.org data. */
  citation?: object;
}

/**
 * Returns the head of an article or issue page, including its preview image and schema.org Article data. The head
 * contains no text of the body.
 */
export function textPageHead(text: Text, site: PageSite) {
  const head = pageHead({
    title: text.title,
    description: metaDescription(text.excerpt),
    path: text.path,
    ...site,
    image: text.image,
    type: 'article',
    jsonLd: structuredText(text, site),
    ...(text.isPrivate && { isPrivate: true }),
  });
  return text.html?.includes('<em>') ? { ...head, links: [...head.links, preloadFont(italicFont)] } : head;
}

function structuredText(
  { title, excerpt, isPremium, publishedAt, path, image, author, citation }: Text,
  { origin, brand }: PageSite,
) {
  const url = origin + path;
  const publisher = { '@type': 'Organization', name: brand.name, url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description: excerpt,
    image: origin + image.path,
    datePublished: publishedAt,
    inLanguage: 'en',
    author: author ?? publisher,
    publisher,
    ...citation,
    isAccessibleForFree: !isPremium,
    ...(isPremium && { hasPart: membersPart }),
  };
}
