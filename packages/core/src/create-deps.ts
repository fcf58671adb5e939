import { uuidv7 } from 'uuidv7';
import type { Deps } from './deps.ts';
import type { Clock, Ids } from './ports.ts';
import { defaultSiteContent } from './site/default-site-content.ts';

const systemClock: Clock = { now: () => new Date() };
export const uuidv7Ids: Ids = { next: uuidv7 };

type Defaults = Pick<Deps, 'clock' | 'ids' | 'siteContent' | 'rateLimitMultiplier'>;

/**
 * Creates the dependencies of use cases, by default with the system clock, UUIDv7 IDs, normal limits and the texts of
 * packages/site. A script that only writes to the database passes `db`; the server and tests pass all others too.
 */
export function createDeps<Given extends Pick<Deps, 'db'> & Partial<Deps>>(given: Given): Defaults & Given {
  return { clock: systemClock, ids: uuidv7Ids, siteContent: defaultSiteContent, rateLimitMultiplier: 1, ...given };
}
