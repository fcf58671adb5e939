import type { Site } from '@longreturn/contract/site';
import type { RouterContext } from './trpc.ts';

/** What the head of a page says of the site. */
export interface PageSite extends Pick<Site, 'brand' | 'hosts'> {
  /** The site's own, for canonical URLs. */
  origin: string;
}

/** Returns what the root route has read about the site. Throws if it hasn't. */
export function pageSite({ origin, utils }: Pick<RouterContext, 'origin' | 'utils'>): PageSite {
  const site = utils.content.site.getData();
  if (!site) throw new Error('pageSite needs the site, which the root route reads');
  return { origin, brand: site.brand, hosts: site.hosts };
}
