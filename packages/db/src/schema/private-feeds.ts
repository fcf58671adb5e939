import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** A member's private feed. The row of a revoked feed is deleted. */
export const privateFeeds = pgTable(
  'private_feeds',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name that the member gave the device or app. */
    name: text('name').notNull(),
    /**
     * The hash of the token in the feed's URL; null after the site or an admin rotated it, until the member makes a new
     * URL.
     */
    tokenHash: text('token_hash').unique('private_feeds_token_unique'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** When the member was emailed that the feed seems to be shared. Rotating the token clears this time. */
    warnedAt: moment('warned_at'),
  },
  (table) => [index('private_feeds_user').on(table.userId)],
);

/** A network and an app that fetched a private feed on a day in UTC. Both are hashed with a salt that changes daily. */
export const privateFeedUses = pgTable(
  'private_feed_uses',
  {
    feedId: uuid('feed_id')
      .notNull()
      .references(() => privateFeeds.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    networkHash: text('network_hash').notNull(),
    appHash: text('app_hash').notNull(),
    requests: integer('requests').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.day, table.networkHash, table.appHash] }),
    index('private_feed_uses_day').on(table.day),
  ],
);
