import type { Audio } from '@longreturn/contract/listening';
import { cardImage, type PageImage } from './page-image.ts';
import { stringifySearch } from './search-schema.ts';
import type { PageSite } from './use-site.ts';

const SITE_CARD = '/og/site.png';

interface PageHead extends Pick<PageSite, 'origin' | 'brand'> {
  /** Without the site's name; undefined on the home page. */
  title?: string;
  description: string;
  /** The path: '/episodes'. */
  path: string;
  /** The query of the page, such as a list's filter. Search engines don't index a page with a query. */
  filter?: object;
  /** Whether the page is a form or private to one user. Search engines don't index it. */
  isPrivate?: boolean;
  /** The site's card by default. */
  image?: PageImage;
  type?: 'website' | 'article' | 'music.song';
  jsonLd?: object;
  /** The audio that readers without an account can play. */
  audio?: Audio | undefined;
  /** The URL of the page's transcript as WebVTT. */
  transcriptUrl?: string | undefined;
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
  image = cardImage(SITE_CARD),
  type = 'website',
  jsonLd,
  audio,
  transcriptUrl,
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
      { property: 'og:image', content: `${origin}${image.path}` },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      ...(audio ? audioMeta(audio) : []),
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(jsonLd ? [{ 'script:ld+json': jsonLd }] : []),
    ],
    links: [
      { rel: 'canonical', href: url },
      ...(transcriptUrl ? [{ rel: 'alternate', type: 'text/vtt', title: 'Transcript', href: transcriptUrl }] : []),
    ],
  };
}

const audioMeta = ({ url, type }: Audio) => [
  { property: 'og:audio', content: url },
  { property: 'og:audio:type', content: type },
];

const MAX_DESCRIPTION_LENGTH = 160;

/** Returns a text as a meta description: at most 160 characters, cut at a word. */
export function metaDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH - 1);
  const words = cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '');
  return `${words || cut}…`;
}

/** Returns the preload link of a font, so that the font arrives before the first paint (theme/fonts.css). */
export function preloadFont(href: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' } as const;
}

/** The CSS class of content for members. */
export const MEMBERS_ONLY = 'members-only';

/** Structured data (schema.org hasPart) that marks the content for members on a premium page. */
export const membersPart = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${MEMBERS_ONLY}` };

/** The JSON-LD of the show (schema.org PodcastSeries). */
export function podcastSeries({ origin, brand }: Pick<PageSite, 'origin' | 'brand'>) {
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastSeries',
    '@id': `${origin}/#podcast`,
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    image: `${origin}${SITE_CARD}`,
    inLanguage: 'en',
  };
}
