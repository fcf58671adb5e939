import { articles, articleTopics, episodes, episodeTopics, newsletterIssues, topics } from '@longreturn/db/schema';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../deps.ts';
import { ISSUE_PLACE, isSent } from '../newsletter/issues/issue-row.ts';
import { isPublic } from './is-public.ts';
import { newestFirst } from './keyset.ts';

/** A page of the site, for the sitemap. */
export interface Address {
  path: string;
  /** When the page last changed, ISO 8601; null when nothing is on it yet. */
  updatedAt: string | null;
}

/** The addresses of all topics and of all published episodes and articles and sent issues. */
export async function listAddresses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Address[]> {
  const now = clock.now();
  const [ofTopics, ofEpisodes, ofArticles, ofIssues] = await Promise.all([
    db.select(topicAddress(now)).from(topics).orderBy(asc(topics.position), asc(topics.slug)),
    db
      .select({ slug: episodes.slug, updatedAt: changeOf(episodes) })
      .from(episodes)
      .where(isPublic(episodes, now))
      .orderBy(...newestFirst(episodes)),
    db
      .select({ slug: articles.slug, updatedAt: changeOf(articles) })
      .from(articles)
      .where(isPublic(articles, now))
      .orderBy(...newestFirst(articles)),
    db
      .select({ slug: newsletterIssues.slug, updatedAt: newsletterIssues.updatedAt })
      .from(newsletterIssues)
      .where(isSent())
      .orderBy(...newestFirst(ISSUE_PLACE)),
  ]);
  return [
    ...at('/topics/', ofTopics),
    ...at('/episodes/', ofEpisodes),
    ...at('/articles/', ofArticles),
    ...at('/newsletter?issue=', ofIssues),
  ];
}

/** A topic's page changes with what stands on it. */
function topicAddress(now: Date) {
  const episodesOfTopic = and(eq(episodeTopics.topicSlug, topics.slug), isPublic(episodes, now));
  const articlesOfTopic = and(eq(articleTopics.topicSlug, topics.slug), isPublic(articles, now));
  const newest = sql`greatest(
    (select max(${changeOf(episodes)}) from ${episodes}
      join ${episodeTopics} on ${episodeTopics.episodeId} = ${episodes.id} where ${episodesOfTopic}),
    (select max(${changeOf(articles)}) from ${articles}
      join ${articleTopics} on ${articleTopics.articleId} = ${articles.id} where ${articlesOfTopic}))`;
  return { slug: topics.slug, updatedAt: sql<Date | null>`${newest}`.mapWith(episodes.updatedAt) };
}

/** A page changes when it is written and when it becomes public. */
function changeOf({ updatedAt, publishedAt }: { updatedAt: PgColumn; publishedAt: PgColumn }): SQL<Date> {
  const change = sql`greatest(${updatedAt}, ${publishedAt})`;
  return sql<Date>`${change}`.mapWith(episodes.updatedAt);
}

function at(start: string, rows: { slug: string; updatedAt: Date | null }[]): Address[] {
  return rows.map(({ slug, updatedAt }) => ({
    path: start + slug,
    updatedAt: updatedAt?.toISOString() ?? null,
  }));
}
