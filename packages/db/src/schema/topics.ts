import { LIMITS } from '@longreturn/contract/limits';
import { index, integer, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { articles } from './articles.ts';
import { episodes } from './episodes.ts';

const slug = (name: string) => varchar(name, { length: LIMITS.slug });

/** The topics, updated from packages/site at every start. Lists of topics are sorted by `position`. */
export const topics = pgTable('topics', {
  slug: slug('slug').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull(),
});

/** The topics of each episode. A topic with episodes can't be deleted. Deleting an episode deletes its rows here. */
export const episodeTopics = pgTable(
  'episode_topics',
  {
    episodeId: uuid('episode_id')
      .notNull()
      .references(() => episodes.id, { onDelete: 'cascade' }),
    topicSlug: slug('topic_slug')
      .notNull()
      .references(() => topics.slug, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.episodeId, table.topicSlug] }),
    index('episode_topics_topic').on(table.topicSlug, table.episodeId),
  ],
);

export const articleTopics = pgTable(
  'article_topics',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    topicSlug: slug('topic_slug')
      .notNull()
      .references(() => topics.slug, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.topicSlug] }),
    index('article_topics_topic').on(table.topicSlug, table.articleId),
  ],
);
