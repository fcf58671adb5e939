import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { episodes } from './episodes.ts';

/** How a listener got the audio: from a private feed, with the site's player, or with any other app ('public'). */
const DOWNLOAD_SOURCES = ['public', 'private', 'site'] as const;

/** How often an episode was downloaded on a day in UTC (docs/product.md, Downloads). */
export const downloads = pgTable(
  'downloads',
  {
    episodeId: uuid('episode_id')
      .notNull()
      .references(() => episodes.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source', { enum: DOWNLOAD_SOURCES }).notNull(),
    downloads: integer('downloads').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.episodeId, table.day, table.source] }),
    check('downloads_source_known', sql`${table.source} in (${oneOf(DOWNLOAD_SOURCES)})`),
    check('downloads_positive', sql`${table.downloads} > 0`),
    index('downloads_day').on(table.day),
  ],
);

/** The bytes of an episode that a listener got within 24 hours, which count as one download at most. */
export const downloadClaims = pgTable(
  'download_claims',
  {
    /** A keyed hash of the episode, the network and the app, which can't be reversed. */
    hash: text('hash').primaryKey(),
    /** The bytes that were sent so far. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    isCounted: boolean('is_counted').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('download_claims_expires').on(table.expiresAt)],
);
