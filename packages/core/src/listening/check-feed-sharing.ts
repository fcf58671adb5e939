import { LIMITS } from '@longreturn/contract/limits';
import { privateFeeds } from '@longreturn/db/schema';
import { and, count, eq, gt, gte, or } from 'drizzle-orm';
import { z } from 'zod';
import { SYSTEM } from '../actor.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';
import { lockFeed, recordFeedChange, replaceToken } from './feed-row.ts';
import { selectDailyUsage } from './feed-usage.ts';

type Checking = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>;

const DAY_MS = 24 * 3_600_000;

/** Every day, looks for private feeds that several people seem to use. */
export const checkFeedSharingJob = defineJob({
  name: 'check-feed-sharing',
  schema: z.object({}),
  schedule: { cron: '41 5 * * *', data: {} },
  handle: checkFeedSharing,
});

/**
 * Emails the owner of each private feed that seems to be shared. If the sharing continues a week later, removes the
 * feed's URL and emails the owner again (docs/product.md, Private feeds).
 */
export async function checkFeedSharing(deps: Checking): Promise<void> {
  for (const feed of await findSharedFeeds(deps)) await inTransaction(deps, (deps) => handleShared(deps, feed));
}

interface SharedFeed {
  id: string;
  userId: string;
}

/**
 * Finds the feeds that several people seem to have used on at least three of the last seven days. If `only` is given,
 * checks only that feed.
 */
async function findSharedFeeds(deps: Checking, only?: Pick<SharedFeed, 'id'>): Promise<SharedFeed[]> {
  const usage = selectDailyUsage(deps);
  const isBusy = or(gt(usage.networks, LIMITS.networksOfPerson), gt(usage.apps, LIMITS.appsOfPerson));
  const { id, userId } = privateFeeds;
  return deps.db
    .select({ id, userId })
    .from(privateFeeds)
    .innerJoin(usage, eq(usage.feedId, id))
    .where(and(isBusy, only && eq(id, only.id)))
    .groupBy(id, userId)
    .having(gte(count(), LIMITS.sharedFeedDays));
}

async function handleShared(deps: Checking, { id, userId }: SharedFeed): Promise<void> {
  const { db, clock, jobs } = deps;
  const feed = await lockFeed(deps, { id, userId });
  if (!feed) return;
  const [stillShared] = await findSharedFeeds(deps, feed);
  if (!stillShared) return; // rotated since the feeds were read
  const now = clock.now();
  const step = nextStep(feed.warnedAt, now);
  if (step === 'wait') return;
  if (step === 'rotate') await replaceToken(deps, [id], { tokenHash: null });
  if (step === 'warn') await db.update(privateFeeds).set({ warnedAt: now }).where(eq(privateFeeds.id, id));
  const news = step === 'warn' ? 'shared' : 'stopped';
  await jobs.send(db, 'mail', { kind: 'private-feed', userId, feedId: id, news });
  await recordFeedChange(deps, { actor: SYSTEM, action: step === 'warn' ? 'feed.warned' : 'feed.rotated', ...feed });
}

/** Returns what to do about a feed that seems to be shared. A warning from more than 30 days ago doesn't count. */
export function nextStep(warnedAt: Date | null, now: Date): 'warn' | 'wait' | 'rotate' {
  const days = warnedAt ? (now.getTime() - warnedAt.getTime()) / DAY_MS : Number.POSITIVE_INFINITY;
  if (days > LIMITS.feedWarningExpiryDays) return 'warn';
  return days < LIMITS.feedWarningDays ? 'wait' : 'rotate';
}
