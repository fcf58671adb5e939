import { siteSecrets } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Deps, inTransaction } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';
import { sha256 } from '../sha256.ts';
import { PUBLIC_FEED } from './feed-show.ts';
import { type FeedDeps, getPublicFeed } from './get-public-feed.ts';

/** Checks every minute whether the public feed has changed, for example because a scheduled episode became public. */
export const announceFeedJob = defineJob({
  name: 'announce-feed',
  schema: z.object({}),
  schedule: { cron: '* * * * *', data: {} },
  retries: 0, // the next minute's job tries again
  handle: announceFeed,
});

/** Reports a change of the public feed to the WebSub hub, with retries for about half a day. */
export const reportFeedJob = defineJob({
  name: 'report-feed',
  schema: z.object({}),
  retries: 19,
  handle: reportFeed,
});

/** The name under which the table of site secrets stores the hash of the last reported feed. */
const REPORTED = 'reported-feed';

/**
 * Queues a report to the hub if the first page of the public feed differs from the one that was last reported. Changes
 * within a minute become one report. Does nothing without a hub.
 */
async function announceFeed(deps: FeedDeps & Pick<Deps, 'jobs'>): Promise<void> {
  const { hubUrl } = await deps.siteContent.podcast();
  if (!hubUrl) return;
  const value = sha256(JSON.stringify(await getPublicFeed(deps, 1)));
  await inTransaction(deps, async ({ db }) => {
    const [known] = await db.select().from(siteSecrets).where(eq(siteSecrets.name, REPORTED)).for('update');
    if (known?.value === value) return;
    const row = { name: REPORTED, value };
    await db.insert(siteSecrets).values(row).onConflictDoUpdate({ target: siteSecrets.name, set: { value } });
    await deps.jobs.send(db, 'report-feed', {});
  });
}

async function reportFeed({ siteContent, feedHub, origin }: Pick<Deps, 'siteContent' | 'feedHub' | 'origin'>) {
  const { hubUrl } = await siteContent.podcast();
  if (hubUrl) await feedHub.report(hubUrl, origin + PUBLIC_FEED);
}
