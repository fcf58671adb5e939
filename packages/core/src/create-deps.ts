import type { LegalPage, LegalPageName } from '@longreturn/contract/site';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import { COOKIES } from '@longreturn/site/legal/cookies';
import { DISCLOSURES } from '@longreturn/site/legal/disclosures';
import { PRIVACY } from '@longreturn/site/legal/privacy';
import { TERMS } from '@longreturn/site/legal/terms';
import { uuidv7 } from 'uuidv7';
import type { Deps } from './deps.ts';
import type { Clock, Ids, SiteContent } from './ports.ts';

const systemClock: Clock = { now: () => new Date() };
export const uuidv7Ids: Ids = { next: uuidv7 };

type Defaults = Pick<Deps, 'clock' | 'ids' | 'siteContent' | 'rateLimitMultiplier'>;

/**
 * Creates the dependencies of use cases. The defaults are the system clock, UUIDv7 IDs, normal rate limits and the
 * texts of packages/site. A script that only writes to the database passes just `db`; the server and tests pass the
 * other dependencies too.
 */
export function createDeps<Given extends Pick<Deps, 'db'> & Partial<Deps>>(given: Given): Defaults & Given {
  return { clock: systemClock, ids: uuidv7Ids, siteContent: defaultSiteContent, rateLimitMultiplier: 1, ...given };
}

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
