import type { LegalPage, LegalPageName } from '@longreturn/contract/site';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import { COOKIES } from '@longreturn/site/legal/cookies';
import { DISCLOSURES } from '@longreturn/site/legal/disclosures';
import { PRIVACY } from '@longreturn/site/legal/privacy';
import { TERMS } from '@longreturn/site/legal/terms';
import type { SiteContent } from '../ports.ts';

const LEGAL: Record<LegalPageName, LegalPage> = {
  privacy: PRIVACY,
  terms: TERMS,
  cookies: COOKIES,
  disclosures: DISCLOSURES,
};

/** The texts of packages/site. */
export const defaultSiteContent: SiteContent = {
  site: async () => DEFAULT_SITE,
  biographies: async () => HOST_BIOGRAPHIES,
  legalPage: async (page) => LEGAL[page],
};
