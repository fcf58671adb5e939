import { articles, articleTopics, episodes, episodeTopics, topics } from '@longreturn/db/schema';
import { count, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps.ts';
import { isPublic } from '../is-public.ts';

type Source = Pick<Deps, 'db' | 'clock'>;

/** Builds a query of topics with the counts of their published items (docs/product.md, Topics). */
export function selectTopics(source: Source) {
  const ofEpisodes = countByTopic(source, episodes, {
    table: episodeTopics,
    item: episodeTopics.episodeId,
    as: 'episode_count',
  }).as('of_episodes');
  const ofArticles = countByTopic(source, articles, {
    table: articleTopics,
    item: articleTopics.articleId,
    as: 'article_count',
  }).as('of_articles');
  return source.db
    .select({
      slug: topics.slug,
      title: topics.title,
      description: topics.description,
      episodeCount: sql<number>`coalesce(${ofEpisodes.items}, 0)`.mapWith(Number),
      articleCount: sql<number>`coalesce(${ofArticles.items}, 0)`.mapWith(Number),
    })
    .from(topics)
    .leftJoin(ofEpisodes, eq(ofEpisodes.slug, topics.slug))
    .leftJoin(ofArticles, eq(ofArticles.slug, topics.slug))
    .$dynamic();
}

interface Links {
  table: typeof episodeTopics | typeof articleTopics;
  /** The column with the item's ID. */
  item: PgColumn;
  /** The name of the count, unique in the query. */
  as: string;
}

function countByTopic({ db, clock }: Source, items: typeof episodes | typeof articles, { table, item, as }: Links) {
  const linked: PgTable = table;
  const counted: PgTable = items;
  return db
    .select({ slug: table.topicSlug, items: count().as(as) })
    .from(linked)
    .innerJoin(counted, eq(items.id, item))
    .where(isPublic(items, clock.now()))
    .groupBy(table.topicSlug);
}
