import { privateFeeds, users } from '@longreturn/db/schema';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';

/**
 * What the owner of private feeds is emailed about: a feed seems to be shared, a shared feed's URL was turned off, or
 * admins rotated feeds.
 */
const FEED_NEWS = ['shared', 'stopped', 'rotated'] as const;

interface FeedContent {
  news: (typeof FEED_NEWS)[number];
  name: string;
  /** The names of the feeds. */
  feeds: string[];
  link: string;
}

/**
 * Tells the owner of private feeds that a feed seems to be shared, or that feeds need a new URL. Without `feedId`, the
 * email is about all feeds that need a new URL. The email is dropped if the owner has since created a new URL or
 * revoked the feed. Replies go to the team, because the owner may have an explanation.
 */
export const privateFeedMail = defineMail({
  kind: 'private-feed',
  ids: { userId: z.uuid(), feedId: z.uuid().optional(), news: z.enum(FEED_NEWS) },
  prepare: async (
    { db, origin, deskEmail }: Deps,
    { userId, feedId, news },
  ): Promise<PreparedMail<FeedContent> | undefined> => {
    const isAffected = news === 'shared' ? isNotNull(privateFeeds.warnedAt) : isNull(privateFeeds.tokenHash);
    const isNamed = feedId === undefined ? undefined : eq(privateFeeds.id, feedId);
    const rows = await db
      .select({ feed: privateFeeds.name, name: users.name, email: users.email })
      .from(privateFeeds)
      .innerJoin(users, eq(users.id, privateFeeds.userId))
      .where(and(eq(users.id, userId), isNamed, isAffected))
      .orderBy(asc(privateFeeds.createdAt), asc(privateFeeds.id));
    const [owner] = rows;
    if (!owner) return undefined;
    const feeds = rows.map(({ feed }) => feed);
    const content = { news, name: owner.name, feeds, link: `${origin}/profile#private-feeds` };
    return { to: owner.email, replyTo: deskEmail, content };
  },
});
