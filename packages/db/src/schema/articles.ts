import { LIMITS } from '@longreturn/contract/limits';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment, searchText, tsvector } from './columns.ts';
import { mediaFiles } from './media-files.ts';

export const articles = pgTable(
  'articles',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    slug: varchar('slug', { length: LIMITS.slug }).notNull().unique('articles_slug_unique'),
    excerpt: text('excerpt').notNull(),
    bodyRichtext: text('body_richtext').notNull(),
    /** The part of the body before the members break; null if the body has no break. */
    preview: text('preview'),
    isPremium: boolean('is_premium').notNull().default(false),
    publishedAt: moment('published_at'),
    readingMinutes: integer('reading_minutes').notNull(),
    host: text('host'),
    figure: text('figure'),
    /** The DOIs that the article cites in the part that everyone may read, in the order of the text. */
    sources: text('sources').array().notNull().default(sql`'{}'::text[]`),
    /** The cover from the media library; null if the site generates the cover. */
    coverFileId: uuid('cover_file_id').references(() => mediaFiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The text that everyone can search. For a premium article, it has only the title, excerpt and preview. */
    searchPublic: tsvector('search_public').notNull(),
    searchFull: tsvector('search_full').notNull(),
    searchText: searchText('title', 'excerpt'),
  },
  (table) => [
    check('articles_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('articles_reading_minutes_positive', sql`${table.readingMinutes} >= 1`),
    index('articles_published').on(table.publishedAt.desc(), table.id.desc()),
    index('articles_created').on(table.createdAt.desc(), table.id.desc()),
    index('articles_search_public').using('gin', table.searchPublic),
    index('articles_search_full').using('gin', table.searchFull),
    index('articles_title_trigrams').using('gin', table.title.op('gin_trgm_ops')),
    index('articles_sources').using('gin', table.sources),
    index('articles_cover_file').on(table.coverFileId),
    index('articles_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** A former slug of an article. Its URL redirects permanently. */
export const articleOldSlugs = pgTable(
  'article_old_slugs',
  {
    slug: varchar('slug', { length: LIMITS.slug }).primaryKey(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [index('article_old_slugs_article').on(table.articleId)],
);
