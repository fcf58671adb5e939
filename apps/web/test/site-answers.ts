import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import type { PageSite } from '../src/lib/page-site.ts';

/** What the API answers about the site, by procedure, until an owner changes it. */
export const SITE_ANSWERS: Record<string, unknown> = {
  'content.site': DEFAULT_SITE,
  'content.biographies': HOST_BIOGRAPHIES,
};

/** What the head of a page of this origin says of the site. */
export function siteAt(origin: string): PageSite {
  return { origin, brand: DEFAULT_SITE.brand, hosts: DEFAULT_SITE.hosts };
}
