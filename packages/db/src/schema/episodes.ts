import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import { LIMITS } from '@longreturn/contract/limits';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment, searchText, tsvector } from './columns.ts';
import { mediaFiles } from './media-files.ts';

export const episodes = pgTable(
  'episodes',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    slug: varchar('slug', { length: LIMITS.slug }).notNull().unique('episodes_slug_unique'),
    type: text('type', { enum: EPISODE_TYPES }).notNull(),
    description: text('description'),
    isPremium: boolean('is_premium').notNull().default(false),
    /** Whether the hosts answer members' questions in it ('ask me anything'). */
    isAma: boolean('is_ama').notNull().default(false),
    publishedAt: moment('published_at'),
    durationSec: integer('duration_sec'),
    videoEmbedUrl: text('video_embed_url'),
    /** The DOIs of the papers that the episode discusses, in the order shown. */
    sources: text('sources').array().notNull().default(sql`'{}'::text[]`),
    /** The cover from the media library; null if the site generates the cover. */
    coverFileId: uuid('cover_file_id').references(() => mediaFiles.id, { onDelete: 'set null' }),
    /** The guid that an imported episode has in feeds; null if the episode's ID is its guid. */
    feedGuid: text('feed_guid').unique('episodes_feed_guid_unique'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    search: tsvector('search').notNull(),
    searchText: searchText('title', 'description', 'type'),
  },
  (table) => [
    check('episodes_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'episodes_type_known',
      sql`${table.type} in (${sql.raw(EPISODE_TYPES.map((type) => `'${type}'`).join(', '))})`,
    ),
    check('episodes_duration_positive', sql`${table.durationSec} >= 0`),
    index('episodes_published').on(table.publishedAt.desc(), table.id.desc()),
    index('episodes_created').on(table.createdAt.desc(), table.id.desc()),
    index('episodes_type_published').on(table.type, table.publishedAt.desc(), table.id.desc()),
    index('episodes_ama').on(table.publishedAt.desc(), table.id.desc()).where(sql`${table.isAma}`),
    index('episodes_search').using('gin', table.search),
    index('episodes_title_trigrams').using('gin', table.title.op('gin_trgm_ops')),
    index('episodes_sources').using('gin', table.sources),
    index('episodes_cover_file').on(table.coverFileId),
    index('episodes_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** A former slug of an episode. Its URL redirects permanently. */
export const episodeOldSlugs = pgTable(
  'episode_old_slugs',
  {
    slug: varchar('slug', { length: LIMITS.slug }).primaryKey(),
    episodeId: uuid('episode_id')
      .notNull()
      .references(() => episodes.id, { onDelete: 'cascade' }),
  },
  (table) => [index('episode_old_slugs_episode').on(table.episodeId)],
);
