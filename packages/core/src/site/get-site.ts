import type { About, Speaking } from '@longreturn/contract/page-texts';
import type { Biographies, LegalPage, LegalPageInput, Site } from '@longreturn/contract/site';
import type { Deps } from '../deps.ts';

type SiteDeps = Pick<Deps, 'siteContent'>;

/** Returns the texts that any page may show. */
export function getSite({ siteContent }: SiteDeps): Promise<Site> {
  return siteContent.site();
}

/** Returns the hosts' long biographies by slug. */
export function getBiographies({ siteContent }: SiteDeps): Promise<Biographies> {
  return siteContent.biographies();
}

/** Returns the texts of /about. */
export function getAbout({ siteContent }: SiteDeps): Promise<About> {
  return siteContent.about();
}

/** Returns the texts of /speaking. */
export function getSpeaking({ siteContent }: SiteDeps): Promise<Speaking> {
  return siteContent.speaking();
}

/** Returns the text of one legal page. */
export function getLegalPage({ siteContent }: SiteDeps, { page }: LegalPageInput): Promise<LegalPage> {
  return siteContent.legalPage(page);
}
