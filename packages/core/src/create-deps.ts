import type { Deps } from './deps.ts';
import { systemClock } from './system-clock.ts';
import { uuidv7Ids } from './uuidv7-ids.ts';

type Defaults = Pick<Deps, 'clock' | 'ids' | 'rateLimitMultiplier'>;

/**
 * Creates the dependencies of use cases, with the system clock, UUIDv7 IDs and normal limits by default. A script that
 * only writes to the database passes `db`; the server and tests pass all others too.
 */
export function createDeps<Given extends Pick<Deps, 'db'> & Partial<Deps>>(given: Given): Defaults & Given {
  return { clock: systemClock, ids: uuidv7Ids, rateLimitMultiplier: 1, ...given };
}
