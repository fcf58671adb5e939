import { uuidv7 } from 'uuidv7';
import type { Deps } from './deps.ts';
import type { Clock, Ids } from './ports.ts';

const systemClock: Clock = { now: () => new Date() };
export const uuidv7Ids: Ids = { next: uuidv7 };

type Defaults = Pick<Deps, 'clock' | 'ids' | 'rateLimitMultiplier'>;

/**
 * Creates the dependencies of use cases, with the system clock, UUIDv7 IDs and normal limits by default. A script that
 * only writes to the database passes `db`; the server and tests pass all others too.
 */
export function createDeps<Given extends Pick<Deps, 'db'> & Partial<Deps>>(given: Given): Defaults & Given {
  return { clock: systemClock, ids: uuidv7Ids, rateLimitMultiplier: 1, ...given };
}
