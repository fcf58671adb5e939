import type { Db } from '@longreturn/db/database';
import type { Clock, Ids, Logger } from './ports.ts';

/** Everything a use case may touch. A function asks for its part: `Pick<Deps, 'db' | 'clock'>`. */
export interface Deps {
  db: Db;
  clock: Clock;
  ids: Ids;
  logger: Logger;
}
