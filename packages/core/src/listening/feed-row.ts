import type { ActivityAction } from '@longreturn/contract/activity';
import { idSchema } from '@longreturn/contract/scalars';
import { privateFeeds, privateFeedUses, users } from '@longreturn/db/schema';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';

/** A private feed that the transaction has locked, and its owner. */
export interface LockedFeed {
  id: string;
  name: string;
  warnedAt: Date | null;
  owner: { id: string; name: string };
}

/** Locks a user's private feed. Returns undefined if the user has no feed with this ID. */
export async function lockFeed(
  deps: Pick<Deps, 'db'>,
  { id, userId }: { id: string; userId: string },
): Promise<LockedFeed | undefined> {
  if (!idSchema.safeParse(id).success) return undefined;
  const [found] = await selectFeeds(deps, and(eq(privateFeeds.id, id), eq(privateFeeds.userId, userId)));
  return found;
}

/** Locks all private feeds of a user. */
export async function lockFeeds(deps: Pick<Deps, 'db'>, userId: string): Promise<LockedFeed[]> {
  return selectFeeds(deps, eq(privateFeeds.userId, userId));
}

/** Locks the feeds in the order of their IDs, so that two transactions don't wait for each other. */
function selectFeeds({ db }: Pick<Deps, 'db'>, isWanted: SQL | undefined) {
  const { id, name, warnedAt } = privateFeeds;
  return db
    .select({ id, name, warnedAt, owner: { id: users.id, name: users.name } })
    .from(privateFeeds)
    .innerJoin(users, eq(users.id, privateFeeds.userId))
    .where(isWanted)
    .orderBy(asc(id))
    .for('no key update', { of: privateFeeds });
}

type NewToken = Pick<typeof privateFeeds.$inferInsert, 'tokenHash' | 'warnedAt'>;

/**
 * Replaces the tokens of feeds, and deletes the records of their use. If the new `tokenHash` is null, the feeds have no
 * URL.
 */
export async function replaceToken({ db }: Pick<Deps, 'db'>, ids: readonly string[], token: NewToken): Promise<void> {
  await db.update(privateFeeds).set(token).where(inArray(privateFeeds.id, ids));
  await db.delete(privateFeedUses).where(inArray(privateFeedUses.feedId, ids));
}

type Recording = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** Deletes a feed together with its token. */
export async function revokeFeed(deps: Recording, actor: Actor, feed: LockedFeed): Promise<void> {
  await deps.db.delete(privateFeeds).where(eq(privateFeeds.id, feed.id));
  await recordFeedChange(deps, { actor, action: 'feed.revoked', ...feed });
}

interface FeedChange {
  actor: Actor;
  action: Extract<ActivityAction, `feed.${string}`>;
  /** The name of the feed. */
  name: string;
  owner: LockedFeed['owner'];
}

/** Records in the audit log what happened to a feed. The entry doesn't contain the token. */
export async function recordFeedChange(deps: Recording, { actor, action, name, owner }: FeedChange): Promise<void> {
  const [from, to] = action === 'feed.created' ? [null, name] : [name, action === 'feed.revoked' ? null : name];
  const target = { type: 'account', id: owner.id, title: owner.name } as const;
  await recordActivity(deps, { actor, action, target, change: { feed: { from, to } } });
}
