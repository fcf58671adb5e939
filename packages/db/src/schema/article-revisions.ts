import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { articles } from './articles.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** The text of an article as it was saved. One row for each save that changed it. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    id: uuid('id').primaryKey(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    bodyRichtext: text('body_richtext').notNull(),
    topics: jsonb('topics').$type<string[]>().notNull().default([]),
    /** Null if the user's account was deleted since, or if the site itself wrote the text. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    index('article_revisions_article').on(table.articleId, table.savedAt.desc(), table.id.desc()),
    index('article_revisions_saved_by').on(table.savedBy),
  ],
);
