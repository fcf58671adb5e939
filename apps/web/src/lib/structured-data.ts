import { BRAND } from '@longreturn/site/brand';

/** The JSON-LD of the show (schema.org PodcastSeries). */
export function podcastSeries(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastSeries',
    '@id': `${origin}/#podcast`,
    name: BRAND.name,
    description: BRAND.description,
    url: `${origin}/`,
    image: `${origin}/og/site.png`,
    inLanguage: 'en',
  };
}
