import { uuidv7 } from 'uuidv7';
import type { Deps } from './deps.ts';
import type { Clock, Ids, SampleAudio } from './ports.ts';
import { storedSiteContent } from './site/stored-site-content.ts';

const systemClock: Clock = { now: () => new Date() };
const noSampleAudio: SampleAudio = { list: async () => [] };
export const uuidv7Ids: Ids = { next: uuidv7 };

type Defaults = Pick<Deps, 'clock' | 'ids' | 'siteContent' | 'payments' | 'rateLimitMultiplier' | 'sampleAudio'>;

/**
 * Creates the dependencies of use cases. The defaults are the system clock, UUIDv7 IDs, normal rate limits, no payment
 * providers, no sample audio and the site's texts from the database. A script that only writes to the database passes
 * just `db`; the server and tests pass the other dependencies too.
 */
export function createDeps<Given extends Pick<Deps, 'db'> & Partial<Deps>>(given: Given): Defaults & Given {
  return {
    clock: systemClock,
    ids: uuidv7Ids,
    siteContent: storedSiteContent(given.db),
    payments: {},
    sampleAudio: noSampleAudio,
    rateLimitMultiplier: 1,
    ...given,
  };
}
