import type { Topic } from '@longreturn/contract/content';
import { slugSchema } from '@longreturn/contract/scalars';
import type { Db } from '@longreturn/db/database';
import { articles, articleTopics, episodes, episodeTopics, topics } from '@longreturn/db/schema';
import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { isPublic } from '../publication.ts';

/** Returns all topics in order, with the numbers of their published episodes and articles (docs/product.md, Topics). */
export async function listTopics(deps: Pick<Deps, 'db' | 'clock'>): Promise<Topic[]> {
  return selectTopics(deps).orderBy(asc(topics.position), asc(topics.slug));
}

/** Returns a topic with its counts. Throws topic.unknown. */
export async function getTopic(deps: Pick<Deps, 'db' | 'clock'>, slug: string): Promise<Topic> {
  if (!slugSchema.safeParse(slug).success) throw new AppError('topic.unknown');
  const [topic] = await selectTopics(deps).where(eq(topics.slug, slug));
  if (!topic) throw new AppError('topic.unknown');
  return topic;
}

/** Throws topic.unknown if any of the topics doesn't exist. */
export async function requireTopics(db: Db, slugs: readonly string[]): Promise<void> {
  const unique = [...new Set(slugs)];
  if (unique.length === 0) return;
  if (!unique.every((slug) => slugSchema.safeParse(slug).success)) throw new AppError('topic.unknown');
  const found = await db.select({ slug: topics.slug }).from(topics).where(inArray(topics.slug, unique));
  if (found.length < unique.length) throw new AppError('topic.unknown');
}

type Source = Pick<Deps, 'db' | 'clock'>;

/** Returns a query that selects topics with the counts of their published items (docs/product.md, Topics). */
function selectTopics(source: Source) {
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
