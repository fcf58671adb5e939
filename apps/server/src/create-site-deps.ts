import { createDeps } from '@longreturn/core/create-deps';
import type { Deps } from '@longreturn/core/deps';
import type { PaymentProviders } from '@longreturn/core/membership/payment-provider';
import type { AudioTools, Jobs, MediaTools, ObjectStore, PageFetcher, ShowReader } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import { createFeedHub } from '@longreturn/providers/feeds/create-feed-hub';
import { showReader } from '@longreturn/providers/feeds/show-reader';
import { argon2Passwords } from '@longreturn/providers/passwords/argon2';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { renderMail } from './mail/render-mail.ts';
import { builtSampleAudio } from './sample-audio.ts';

interface Parts {
  env: Env;
  logger: Logger;
  database: Database;
  jobs: Jobs;
  pageFetcher: PageFetcher;
  objects: ObjectStore;
  mediaTools: MediaTools;
  audioTools: AudioTools;
  parseFeed: ShowReader['parse'];
  payments: PaymentProviders;
}

/**
 * Creates the dependencies of the use cases from the opened parts of the site. Tests replace some of them with
 * `overrides`.
 */
export function createSiteDeps(
  { env, logger, database, jobs, pageFetcher, objects, mediaTools, audioTools, parseFeed, payments }: Parts,
  overrides: Partial<Deps> = {},
): Deps {
  return createDeps({
    db: database.db,
    logger,
    passwords: argon2Passwords,
    jobs,
    pageFetcher,
    feedHub: createFeedHub({ allowsPrivate: env.privateHub }),
    objects,
    mediaTools,
    audioTools,
    payments,
    sampleAudio: builtSampleAudio(),
    showReader: showReader({ parse: parseFeed }),
    origin: env.origin,
    origins: env.origins,
    renderMail,
    deskEmail: env.contactEmail,
    rateLimitMultiplier: env.rateLimitMultiplier,
    ...overrides,
  });
}
