import type { Deps } from './deps.ts';
import { defaultSiteContent } from './site/default-site-content.ts';
import { systemClock } from './system-clock.ts';
import { uuidv7Ids } from './uuidv7-ids.ts';

type Defaults = Pick<Deps, 'clock' | 'ids' | 'siteContent' | 'rateLimitMultiplier'>;

/**
 * Creates the dependencies of use cases: those given, with the system's clock, UUIDv7 ids, the texts of packages/site and
 * ordinary limits where none are given. A script that only writes to the database gives `db`; the server and tests give everything else too.
 */
export function createDeps<Given extends Pick<Deps, 'db'> & Partial<Deps>>(given: Given): Defaults & Given {
  return { clock: systemClock, ids: uuidv7Ids, siteContent: defaultSiteContent, rateLimitMultiplier: 1, ...given };
}
