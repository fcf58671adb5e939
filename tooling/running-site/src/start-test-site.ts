import { setTimeout as pause } from 'node:timers/promises';
import { SYSTEM } from '@longreturn/core/actor';
import { updateEpisode } from '@longreturn/core/content/episodes/update-episode';
import { createDeps } from '@longreturn/core/create-deps';
import { connect } from '@longreturn/db/connect';
import type { Database } from '@longreturn/db/database';
import { episodes } from '@longreturn/db/schema';
import { createTestDatabase } from '@longreturn/db/testing';
import { eq } from 'drizzle-orm';
import { type RunningSite, startSite } from './start-site.ts';

export interface TestSite extends RunningSite {
  /** Changes the slug of an episode from this process, as another instance of the site would. */
  renameEpisode(slug: string, to: string): Promise<void>;
  /** Returns the number of unfinished email jobs: those that wait, that are running, or that will be retried. */
  waitingMails(): Promise<number>;
}

const WAITING = `select 1 from pgboss.job where name = 'mail' and state in ('created', 'active', 'retry')`;

const AUDIO_STORED = `select 1 from pgboss.job where name = 'sample-audio' and state = 'completed'`;
const AUDIO_LIMIT_MS = 30_000;
const POLL_MS = 50;

/**
 * Starts the site with the sample catalogue and its audio on a new database. The database is on the server at `url`, by
 * default on the server of the test run. `env` adds environment variables.
 */
export async function startTestSite(env: Record<string, string> = {}, url?: string): Promise<TestSite> {
  const location = await createTestDatabase(url);
  const site = await startSite({
    env: { DATABASE_URL: location.url, SEED: 'sample', RATE_LIMIT_MULTIPLIER: '1000', ...env },
  });
  const inDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = await connect(location);
    return work(database).finally(() => database.close());
  };
  await inDatabase(waitForAudio).catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });
  return {
    ...site,
    renameEpisode: (slug, to) =>
      inDatabase(async ({ db }) => {
        const [found] = await db.select({ id: episodes.id }).from(episodes).where(eq(episodes.slug, slug));
        if (!found) throw new Error(`no episode ${slug}`);
        await updateEpisode(createDeps({ db, origin: site.origin }), SYSTEM, { id: found.id, slug: to });
      }),
    waitingMails: () => inDatabase(async (database) => (await database.query(WAITING)).length),
  };
}

/** Waits until the site has stored the audio of the sample episodes, because the audio changes the site's pages. */
async function waitForAudio(database: Database): Promise<void> {
  const limit = performance.now() + AUDIO_LIMIT_MS;
  while ((await database.query(AUDIO_STORED)).length === 0) {
    if (performance.now() > limit) throw new Error('The site did not store the sample audio');
    await pause(POLL_MS);
  }
}
