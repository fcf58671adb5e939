import type { Db } from '@longreturn/db/database';
import type { Clock, Ids, Jobs, Logger, Passwords } from './ports.ts';

/** Everything a use case may touch. A function asks for its part: `Pick<Deps, 'db' | 'clock'>`. */
export interface Deps {
  db: Db;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  passwords: Passwords;
  jobs: Jobs;
  /** The site's origin, without a slash at its end: links in mails begin with it. */
  origin: string;
  /** Where what visitors write to the team arrives. */
  deskEmail: string;
  /** Raises every limit, for load tests (design §3, RATE_LIMIT_MULTIPLIER). */
  rateLimitMultiplier: number;
}
