import { randomBytes } from 'node:crypto';
import { LIMITS } from '@longreturn/contract/limits';
import type { PrivateFeed } from '@longreturn/contract/listening';
import type { CreatedFeed, CreateFeedInput, OwnFeed } from '@longreturn/contract/private-feeds';
import { privateFeeds } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import { lockUser } from '../account/user-row.ts';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { canReadPremium, readerKind } from '../content/reader-kind.ts';
import { requirePremium } from '../content/require-premium.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { sha256 } from '../sha256.ts';
import { lockFeed, recordFeedChange, replaceToken, revokeFeed } from './feed-row.ts';

type Writing = Pick<Deps, 'db' | 'clock' | 'ids' | 'origin'>;

/** 256 bits as base64url. */
const createToken = (): string => randomBytes(32).toString('base64url');

const feedUrl = ({ origin }: Pick<Deps, 'origin'>, token: string): string => `${origin}/feeds/${token}/feed.xml`;

/**
 * Creates a private feed for the actor, and returns its URL. Only a hash of the URL's token is stored (docs/product.md,
 * Private feeds). Throws premium.session_required, premium.membership_required, session.required if the account has
 * just been deleted, and feed.full for the eleventh feed.
 */
export async function createPrivateFeed(deps: Writing, actor: Actor, { name }: CreateFeedInput): Promise<CreatedFeed> {
  requirePremium(readerKind(actor));
  const { id: userId } = requireUser(actor);
  const id = deps.ids.next();
  const token = createToken();
  await inTransaction(deps, async (deps) => {
    const { db, clock } = deps;
    const owner = await lockUser(db, userId);
    if (!owner) throw new AppError('session.required');
    if ((await db.$count(privateFeeds, eq(privateFeeds.userId, userId))) >= LIMITS.feedsOfUser)
      throw new AppError('feed.full');
    await db.insert(privateFeeds).values({ id, userId, name, tokenHash: sha256(token), createdAt: clock.now() });
    await recordFeedChange(deps, { actor, action: 'feed.created', owner, name });
  });
  return { id, url: feedUrl(deps, token) };
}

/** Lists the actor's private feeds, the oldest first. Throws premium.session_required, premium.membership_required. */
export async function listPrivateFeeds(deps: Pick<Deps, 'db'>, actor: Actor): Promise<PrivateFeed[]> {
  requirePremium(readerKind(actor));
  const feeds = await listOwnFeeds(deps, actor);
  return feeds.map(({ hasUrl, ...feed }) => feed);
}

/** Lists the actor's private feeds as the profile shows them, also for a lapsed member. Throws session.required. */
export async function listOwnFeeds({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<OwnFeed[]> {
  const { id: userId } = requireUser(actor);
  const rows = await db
    .select()
    .from(privateFeeds)
    .where(eq(privateFeeds.userId, userId))
    .orderBy(asc(privateFeeds.createdAt), asc(privateFeeds.id));
  return rows.map(presentOwnFeed);
}

/** Presents a feed to its owner, without the hash of its token. */
export function presentOwnFeed({
  id,
  name,
  createdAt,
  lastUsedAt,
  tokenHash,
}: typeof privateFeeds.$inferSelect): OwnFeed {
  return {
    ...{ id, name, hasUrl: tokenHash !== null },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/**
 * Gives one of the actor's private feeds a new URL, and returns the URL. The old URL stops working at once. Throws
 * premium.session_required, premium.membership_required, feed.unknown.
 */
export async function rotatePrivateFeed(deps: Writing, actor: Actor, { id }: { id: string }): Promise<{ url: string }> {
  requirePremium(readerKind(actor));
  const { id: userId } = requireUser(actor);
  const token = createToken();
  await inTransaction(deps, async (deps) => {
    const feed = await lockFeed(deps, { id, userId });
    if (!feed) throw new AppError('feed.unknown');
    await replaceToken(deps, [feed.id], { tokenHash: sha256(token), warnedAt: null });
    await recordFeedChange(deps, { actor, action: 'feed.rotated', ...feed });
  });
  return { url: feedUrl(deps, token) };
}

/**
 * Revokes one of the actor's private feeds. A lapsed member may do that too. If the actor has no such feed, throws
 * feed.unknown for readers with premium access, and premium.membership_required for all others. Also throws
 * session.required.
 */
export async function deletePrivateFeed(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { id }: { id: string },
): Promise<void> {
  const { id: userId } = requireUser(actor);
  await inTransaction(deps, async (deps) => {
    const feed = await lockFeed(deps, { id, userId });
    if (feed) return revokeFeed(deps, actor, feed);
    throw new AppError(canReadPremium(readerKind(actor)) ? 'feed.unknown' : 'premium.membership_required');
  });
}
