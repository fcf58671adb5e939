import { articles, articleTopics, episodes, episodeTopics, topics } from '@longreturn/db/schema';
import { count, eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { isPublic } from './is-public.ts';

/** A query of topics as they are shown, their counts those of published items (design: Topics). */
export function selectTopics({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now();
  const ofEpisodes = db
    .select({ slug: episodeTopics.topicSlug, items: count().as('episode_count') })
    .from(episodeTopics)
    .innerJoin(episodes, eq(episodes.id, episodeTopics.episodeId))
    .where(isPublic(episodes, now))
    .groupBy(episodeTopics.topicSlug)
    .as('of_episodes');
  const ofArticles = db
    .select({ slug: articleTopics.topicSlug, items: count().as('article_count') })
    .from(articleTopics)
    .innerJoin(articles, eq(articles.id, articleTopics.articleId))
    .where(isPublic(articles, now))
    .groupBy(articleTopics.topicSlug)
    .as('of_articles');
  return db
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
