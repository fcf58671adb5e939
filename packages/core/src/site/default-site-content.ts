import type { SettingValues } from '@longreturn/contract/settings';
import { ABOUT } from '@longreturn/site/about';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import { COOKIES } from '@longreturn/site/legal/cookies';
import { DISCLOSURES } from '@longreturn/site/legal/disclosures';
import { PRIVACY } from '@longreturn/site/legal/privacy';
import { TERMS } from '@longreturn/site/legal/terms';
import { PODCAST } from '@longreturn/site/podcast';
import { SPEAKING } from '@longreturn/site/speaking';
import type { SiteContent } from '../ports.ts';

/** The texts of packages/site. Each key is a part that admins can edit. */
export const DEFAULT_SETTINGS: SettingValues = {
  ...DEFAULT_SITE,
  biographies: HOST_BIOGRAPHIES,
  podcast: PODCAST,
  about: ABOUT,
  speaking: SPEAKING,
  privacy: PRIVACY,
  terms: TERMS,
  cookies: COOKIES,
  disclosures: DISCLOSURES,
};

/** The texts of packages/site. */
export const defaultSiteContent: SiteContent = {
  site: async () => DEFAULT_SITE,
  biographies: async () => HOST_BIOGRAPHIES,
  podcast: async () => PODCAST,
  about: async () => ABOUT,
  speaking: async () => SPEAKING,
  legalPage: async (page) => DEFAULT_SETTINGS[page],
};
