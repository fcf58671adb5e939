import { LIMITS } from '@longreturn/contract/limits';
import type { AdminFeed, SharedFeed, UserFeedInput } from '@longreturn/contract/private-feeds';
import { privateFeeds, privateFeedUses, users } from '@longreturn/db/schema';
import { asc, desc, eq, gt, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import {
  type LockedFeed,
  lockFeed,
  lockFeeds,
  recordFeedChange,
  replaceToken,
  revokeFeed,
} from '../listening/feed-row.ts';
import { selectDailyUsage } from '../listening/feed-usage.ts';
import { presentOwnFeed } from '../listening/private-feeds.ts';
import { recordActivity } from '../record-activity.ts';
import { getAdminUser } from './get-admin-user.ts';
import { requireAdmin } from './require-admin.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;
type Writing = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>;

const DAY_MS = 24 * 3_600_000;
const MAX_SHOWN = 100;

/**
 * Lists a user's private feeds, the oldest first, with their use in the last seven days. Throws session.required,
 * action.forbidden, user.unknown.
 */
export async function listUserFeeds(deps: Reading, actor: Actor, { userId }: { userId: string }): Promise<AdminFeed[]> {
  requireAdmin(actor);
  await getAdminUser(deps, userId);
  const usage = selectDailyUsage(deps);
  const rows = await deps.db
    .select({ feed: privateFeeds, networks: mostOf(usage.networks), apps: mostOf(usage.apps) })
    .from(privateFeeds)
    .leftJoin(usage, eq(usage.feedId, privateFeeds.id))
    .where(eq(privateFeeds.userId, userId))
    .groupBy(privateFeeds.id)
    .orderBy(asc(privateFeeds.createdAt), asc(privateFeeds.id));
  return rows.map(({ feed, networks, apps }) => ({
    ...presentOwnFeed(feed),
    warnedAt: feed.warnedAt?.toISOString() ?? null,
    ...{ networks, apps },
  }));
}

/** Returns SQL for the column's largest daily value, or 0 if there is none. */
const mostOf = (column: SQLWrapper): SQL<number> => sql`coalesce(max(${column}), 0)`.mapWith(Number);

/**
 * Lists the private feeds whose owners were emailed in the last 30 days because the feed seemed to be shared: the
 * latest email first, 100 feeds at most. Throws session.required, action.forbidden.
 */
export async function listSharedFeeds({ db, clock }: Reading, actor: Actor): Promise<SharedFeed[]> {
  requireAdmin(actor);
  const since = new Date(clock.now().getTime() - LIMITS.feedWarningExpiryDays * DAY_MS);
  const rows = await db
    .select({ feed: privateFeeds, email: users.email })
    .from(privateFeeds)
    .innerJoin(users, eq(users.id, privateFeeds.userId))
    .where(gt(privateFeeds.warnedAt, since))
    .orderBy(desc(privateFeeds.warnedAt), desc(privateFeeds.id))
    .limit(MAX_SHOWN);
  return rows.map(({ feed: { id, name, warnedAt, tokenHash, userId }, email }) => ({
    ...{ id, name, hasUrl: tokenHash !== null },
    warnedAt: (warnedAt ?? since).toISOString(),
    user: { id: userId, email },
  }));
}

/**
 * Removes the URL of a user's private feed and emails the user, who can then make a new URL. Throws session.required,
 * action.forbidden, feed.unknown.
 */
export async function rotateUserFeed(deps: Writing, actor: Actor, { userId, id }: UserFeedInput): Promise<void> {
  requireAdmin(actor);
  await inTransaction(deps, async (deps) => {
    const feed = await lockFeed(deps, { id, userId });
    if (!feed) throw new AppError('feed.unknown');
    await rotateFeeds(deps, actor, userId, [feed]);
  });
}

/** Revokes a user's private feed. Throws session.required, action.forbidden, feed.unknown. */
export async function revokeUserFeed(deps: Writing, actor: Actor, { userId, id }: UserFeedInput): Promise<void> {
  requireAdmin(actor);
  await inTransaction(deps, async (deps) => {
    const feed = await lockFeed(deps, { id, userId });
    if (!feed) throw new AppError('feed.unknown');
    await revokeFeed(deps, actor, feed);
  });
}

/** Like `rotateUserFeed`, for all private feeds of a user. Returns their number. Throws user.unknown. */
export async function rotateUserFeeds(deps: Writing, actor: Actor, { userId }: { userId: string }): Promise<number> {
  requireAdmin(actor);
  await getAdminUser(deps, userId);
  return inTransaction(deps, async (deps) => {
    const feeds = await lockFeeds(deps, userId);
    await rotateFeeds(deps, actor, userId, feeds);
    return feeds.length;
  });
}

/** Like `revokeUserFeed`, for all private feeds of a user. Returns their number. Throws user.unknown. */
export async function revokeUserFeeds(deps: Writing, actor: Actor, { userId }: { userId: string }): Promise<number> {
  requireAdmin(actor);
  await getAdminUser(deps, userId);
  return inTransaction(deps, async (deps) => {
    const feeds = await lockFeeds(deps, userId);
    for (const feed of feeds) await revokeFeed(deps, actor, feed);
    return feeds.length;
  });
}

async function rotateFeeds(deps: Writing, actor: Actor, userId: string, feeds: readonly LockedFeed[]): Promise<void> {
  if (feeds.length === 0) return;
  await replaceToken(
    deps,
    feeds.map(({ id }) => id),
    { tokenHash: null, warnedAt: null },
  );
  for (const feed of feeds) await recordFeedChange(deps, { actor, action: 'feed.rotated', ...feed });
  await deps.jobs.send(deps.db, 'mail', { kind: 'private-feed', userId, news: 'rotated' });
}

/**
 * Removes the URLs of all private feeds of the site and emails their owners. Returns the number of URLs. Throws
 * session.required, action.forbidden.
 */
export async function rotateAllFeeds(deps: Writing, actor: Actor): Promise<number> {
  requireAdmin(actor);
  return inTransaction(deps, async (deps) => {
    const { db, jobs } = deps;
    const stopped = await db
      .update(privateFeeds)
      .set({ tokenHash: null, warnedAt: null })
      .where(isNotNull(privateFeeds.tokenHash))
      .returning({ userId: privateFeeds.userId });
    if (stopped.length === 0) return 0;
    await db.delete(privateFeedUses);
    const owners = [...new Set(stopped.map(({ userId }) => userId))];
    await jobs.sendMany(
      db,
      'bulk-mail',
      owners.map((userId) => ({ kind: 'private-feed', userId, news: 'rotated' }) as const),
    );
    const target = { type: 'payment', id: null, title: 'Private feeds' } as const;
    const change = { feeds: { from: stopped.length, to: 0 } };
    await recordActivity(deps, { actor, action: 'feeds.rotated', target, change });
    return stopped.length;
  });
}
