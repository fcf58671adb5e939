import type { Site } from '@longreturn/contract/site';
import type { RouterContext } from './trpc.ts';

/** The part of the site's texts that page heads use. */
export interface PageSite extends Pick<Site, 'brand' | 'hosts'> {
  /** The site's origin, for canonical URLs. */
  origin: string;
}

/** Returns the texts that the root route has read. Throws if it hasn't read them. */
export function pageSite({ origin, utils }: Pick<RouterContext, 'origin' | 'utils'>): PageSite {
  const site = utils.content.site.getData();
  if (!site) throw new Error('pageSite needs the site, which the root route reads');
  return { origin, brand: site.brand, hosts: site.hosts };
}
