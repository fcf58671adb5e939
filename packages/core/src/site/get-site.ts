import type { Biographies, LegalPage, LegalPageInput, Site } from '@longreturn/contract/site';
import type { Deps } from '../deps.ts';

type SiteDeps = Pick<Deps, 'siteContent'>;

/** Returns the site's texts except the biographies and legal pages. */
export function getSite({ siteContent }: SiteDeps): Promise<Site> {
  return siteContent.site();
}

/** Returns the hosts' long biographies by slug. */
export function getBiographies({ siteContent }: SiteDeps): Promise<Biographies> {
  return siteContent.biographies();
}

/** Returns the text of one legal page. */
export function getLegalPage({ siteContent }: SiteDeps, { page }: LegalPageInput): Promise<LegalPage> {
  return siteContent.legalPage(page);
}
