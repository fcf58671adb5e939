import { BRAND } from '@longreturn/site/brand';
import { HOSTS, type Host } from '@longreturn/site/hosts';
import { portraitAddress } from '../../lib/art-address.ts';

/** Returns the JSON-LD of the two hosts (schema.org Person), each with the URL of their biography. */
export function hostPersons(origin: string) {
  return { '@context': 'https://schema.org', '@graph': HOSTS.map((host) => person(origin, host)) };
}

function person(origin: string, { slug, portrait, name, title, bio, specialties }: Host) {
  const [calledBy, letters] = name.split(', ');
  const address = `${origin}/about#${slug}`;
  return {
    '@type': 'Person',
    '@id': address,
    name: calledBy,
    ...(letters && { honorificSuffix: letters }),
    jobTitle: title,
    description: bio,
    url: address,
    image: `${origin}${portraitAddress(portrait)}`,
    knowsAbout: specialties,
    worksFor: { '@type': 'Organization', name: BRAND.name, url: `${origin}/` },
  };
}
