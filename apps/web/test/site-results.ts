import { ABOUT } from '@longreturn/site/about';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import { SPEAKING } from '@longreturn/site/speaking';
import type { PageSite } from '../src/lib/use-site.ts';

/** The API's default responses about the site, by procedure. */
export const SITE_RESULTS: Record<string, unknown> = {
  'content.site': DEFAULT_SITE,
  'content.biographies': HOST_BIOGRAPHIES,
  'content.about': ABOUT,
  'content.speaking': SPEAKING,
};

/** Returns the site's data that page heads use, with this origin. */
export function siteAt(origin: string): PageSite {
  return { origin, brand: DEFAULT_SITE.brand, hosts: DEFAULT_SITE.hosts };
}
