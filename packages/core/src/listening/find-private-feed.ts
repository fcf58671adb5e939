import type { Db } from '@longreturn/db/database';
import { privateFeeds, users } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import { type ReaderKind, readerKind } from '../content/reader-kind.ts';
import type { Deps } from '../deps.ts';
import { type Account, accountStanding, type Standing } from '../entitlements/account-standing.ts';
import { standingColumns } from '../entitlements/standing-columns.ts';
import { preparedOnce } from '../prepared-once.ts';
import { sha256 } from '../sha256.ts';

/** The private feed of a token, with the current state of its owner. */
export interface OpenedFeed {
  id: string;
  user: { id: string; name: string; entitlements: Account['entitlements'] } & Standing;
  /** The owner's reader kind, which decides what the owner can listen to. */
  reader: ReaderKind;
}

/** 32 random bytes as base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Reads a private feed and its owner's account. Every request for a private feed or one of its files runs this query. */
const selectFeedWithOwner = preparedOnce((db: Db) =>
  db
    .select({ id: privateFeeds.id, userId: users.id, name: users.name, ...standingColumns })
    .from(privateFeeds)
    .innerJoin(users, eq(users.id, privateFeeds.userId))
    .where(eq(privateFeeds.tokenHash, sql.placeholder('tokenHash')))
    .prepare('feed_with_owner'),
);

/**
 * Finds the private feed of a token, even if its owner's membership has lapsed. Returns undefined if the token was
 * never issued, or was rotated or revoked.
 */
export async function findPrivateFeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<OpenedFeed | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await selectFeedWithOwner(db).execute({ tokenHash: sha256(token) });
  if (!row) return undefined;
  const { id, userId, name, entitlements } = row;
  const standing = accountStanding(row, clock.now());
  const reader = readerKind({ is: 'user', id: userId, role: standing.role });
  return { id, user: { id: userId, name, entitlements, ...standing }, reader };
}
