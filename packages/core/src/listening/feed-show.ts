import type { Podcast } from '@longreturn/contract/podcast';
import type { Host, Site } from '@longreturn/contract/site';
import type { Deps } from '../deps.ts';
import { feedGuid } from './feed-guid.ts';
import type { FeedPerson, FeedShow } from './podcast-feed.ts';

/** The path of the public feed. */
export const PUBLIC_FEED = '/feed.xml';

/** What the site's texts say about the show. */
export interface ShowTexts {
  site: Site;
  podcast: Podcast;
}

export async function readShowTexts({ siteContent }: Pick<Deps, 'siteContent'>): Promise<ShowTexts> {
  const [site, podcast] = await Promise.all([siteContent.site(), siteContent.podcast()]);
  return { site, podcast };
}

/** Returns the show as the public feed describes it. */
export function presentShow({ site, podcast }: ShowTexts, origin: string): FeedShow {
  const { funding, description, hasTeasers: _, ...texts } = podcast;
  return {
    ...texts,
    description,
    guid: feedGuid(origin + PUBLIC_FEED),
    title: site.brand.name,
    link: `${origin}/`,
    imageUrl: `${origin}/art/artwork.png`,
    persons: hostsOf(site, origin),
    funding: { url: `${origin}/membership`, text: funding },
    isPrivate: false,
  };
}

/** Returns the hosts of the show. An episode that lists no persons of its own uses these. */
export function hostsOf({ hosts }: { hosts: readonly Host[] }, origin: string): FeedPerson[] {
  return hosts.map(({ name }) => ({ name, role: 'host', url: `${origin}/about` }));
}
