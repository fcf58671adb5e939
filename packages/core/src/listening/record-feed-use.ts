import { createHmac } from 'node:crypto';
import { privateFeeds, privateFeedUses } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import { type Deps, inTransaction } from '../deps.ts';
import { siteKey } from '../site-key.ts';

/** A request for a private feed or for one of its files. */
export interface FeedUse {
  feedId: string;
  ip: string;
  userAgent: string;
}

/**
 * Counts the network and the app of a request with a private feed's token, and sets when the feed was last used. Stores
 * only hashes that are different each day.
 */
export async function recordFeedUse(deps: Pick<Deps, 'db' | 'clock'>, { feedId, ip, userAgent }: FeedUse) {
  const now = deps.clock.now();
  const day = now.toISOString().slice(0, 10);
  const key = await siteKey(deps, 'feed-uses');
  const hash = (value: string) => createHmac('sha256', key).update(`${day} ${feedId} ${value}`).digest('base64url');
  const use = { feedId, day, networkHash: hash(ip), appHash: hash(userAgent), requests: 1 };
  await inTransaction(deps, async ({ db }) => {
    const [feed] = await db
      .update(privateFeeds)
      .set({ lastUsedAt: now })
      .where(eq(privateFeeds.id, feedId))
      .returning({ id: privateFeeds.id });
    if (!feed) return; // revoked meanwhile
    const requests = sql`${privateFeedUses.requests} + 1`;
    const target = [privateFeedUses.feedId, privateFeedUses.day, privateFeedUses.networkHash, privateFeedUses.appHash];
    await db.insert(privateFeedUses).values(use).onConflictDoUpdate({ target, set: { requests } });
  });
}
