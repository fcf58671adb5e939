import type { Site } from '@longreturn/contract/site';
import { createContext, useContext } from 'react';
import type { ApiContext, RouterContext } from './trpc.ts';

/** The site's texts, which the root route reads. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the texts about the site that admins edit. Throws outside a `SiteContext`. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within a SiteContext');
  return site;
}

/** The part of the site's texts that page heads use. */
export interface PageSite extends Pick<Site, 'brand' | 'hosts'> {
  /** The site's origin, for canonical URLs. */
  origin: string;
}

/**
 * Returns the texts that the root route has read. For a route's `head`, which runs after all loaders. A loader runs at
 * the same time as the root's and calls `readSite` instead. Throws if the texts haven't been read.
 */
export function pageSite({ origin, utils }: Pick<RouterContext, 'origin' | 'utils'>): PageSite {
  const site = utils.content.site.getData();
  if (!site) throw new Error('pageSite needs the site, which the root route reads');
  return { origin, brand: site.brand, hosts: site.hosts };
}

/**
 * Reads and returns the texts that every page shows. If the server can't read them, it uses the default texts, so that
 * an error page still has its header and footer. The browser gets the texts with the first page. Several loaders of a
 * page can call it; the texts are read once.
 */
export async function readSite({ utils: { content } }: Pick<ApiContext, 'utils'>): Promise<Site> {
  try {
    return await content.site.ensureData();
  } catch (error) {
    if (!import.meta.env.SSR) throw error;
    const { DEFAULT_SITE } = await import('@longreturn/site/default-site');
    content.site.setData(undefined, DEFAULT_SITE);
    return DEFAULT_SITE;
  }
}
