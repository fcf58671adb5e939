import { createDeps } from '@longreturn/core/create-deps';
import type { Deps } from '@longreturn/core/deps';
import type { Jobs, MediaTools, ObjectStore } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import { argon2Passwords } from '@longreturn/providers/passwords/argon2';
import type { Logger } from 'pino';
import type { Env } from './env.ts';

interface Parts {
  env: Env;
  logger: Logger;
  database: Database;
  jobs: Jobs;
  objects: ObjectStore;
  mediaTools: MediaTools;
}

/**
 * Creates the dependencies of the use cases from the opened parts of the site. Tests replace some of them with
 * `overrides`.
 */
export function createSiteDeps(
  { env, logger, database, jobs, objects, mediaTools }: Parts,
  overrides: Partial<Deps> = {},
): Deps {
  return createDeps({
    db: database.db,
    logger,
    passwords: argon2Passwords,
    jobs,
    objects,
    mediaTools,
    origin: env.origin,
    deskEmail: env.contactEmail,
    rateLimitMultiplier: env.rateLimitMultiplier,
    ...overrides,
  });
}
