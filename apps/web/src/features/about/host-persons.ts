import type { Host } from '@longreturn/contract/site';
import { portraitPath } from '../../lib/art-path.ts';
import type { PageSite } from '../../lib/use-site.ts';

/** Returns the JSON-LD of the two hosts (schema.org Person), each with the URL of their biography. */
export function hostPersons(site: PageSite) {
  return { '@context': 'https://schema.org', '@graph': site.hosts.map((host) => person(site, host)) };
}

function person({ origin, brand }: PageSite, { slug, portrait, name, title, bio, specialties }: Host) {
  const [calledBy, letters] = name.split(', ');
  const url = `${origin}/about#${slug}`;
  return {
    '@type': 'Person',
    '@id': url,
    name: calledBy,
    ...(letters && { honorificSuffix: letters }),
    jobTitle: title,
    description: bio,
    url,
    image: `${origin}${portraitPath(portrait)}`,
    knowsAbout: specialties,
    worksFor: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
  };
}
