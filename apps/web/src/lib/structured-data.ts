import type { PageSite } from './page-site.ts';

/** The JSON-LD of the show (schema.org PodcastSeries). */
export function podcastSeries({ origin, brand }: Pick<PageSite, 'origin' | 'brand'>) {
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastSeries',
    '@id': `${origin}/#podcast`,
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    image: `${origin}/og/site.png`,
    inLanguage: 'en',
  };
}
