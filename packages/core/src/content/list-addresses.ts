import { articles, articleTopics, episodes, episodeTopics, topics } from '@longreturn/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { ADDRESSES_IN_LIST, type AddressSection, addressSource, changeOf } from './address-source.ts';
import { isPublic } from './is-public.ts';

/** A page of the site, for the sitemap. */
export interface Address {
  path: string;
  /** When the page last changed, ISO 8601; null when nothing is on it yet. */
  updatedAt: string | null;
}

/**
 * The addresses of one list of a section's public pages, 2,000 at most; lists are counted from 1. The oldest pages come
 * first, so that a new page changes the last list only. Empty when there is no such list.
 */
export async function listAddresses(
  deps: Pick<Deps, 'db' | 'clock'>,
  section: AddressSection,
  list: number,
): Promise<Address[]> {
  if (section === 'topics') return list === 1 ? listTopicAddresses(deps) : [];
  const { path, table, slug, changedAt, isShown, oldestFirst } = addressSource(section, deps.clock.now());
  const rows = await deps.db
    .select({ slug, updatedAt: changedAt })
    .from(table)
    .where(isShown)
    .orderBy(...oldestFirst)
    .limit(ADDRESSES_IN_LIST)
    .offset((list - 1) * ADDRESSES_IN_LIST);
  return rows.map((row) => ({ path: path + row.slug, updatedAt: row.updatedAt.toISOString() }));
}

/** A topic's page changes with the items on it. */
async function listTopicAddresses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Address[]> {
  const now = clock.now();
  const newest = sql`greatest(
    (select max(${changeOf(episodes)}) from ${episodes}
      join ${episodeTopics} on ${episodeTopics.episodeId} = ${episodes.id}
      where ${and(eq(episodeTopics.topicSlug, topics.slug), isPublic(episodes, now))}),
    (select max(${changeOf(articles)}) from ${articles}
      join ${articleTopics} on ${articleTopics.articleId} = ${articles.id}
      where ${and(eq(articleTopics.topicSlug, topics.slug), isPublic(articles, now))}))`;
  const rows = await db
    .select({ slug: topics.slug, updatedAt: sql<Date | null>`${newest}`.mapWith(episodes.updatedAt) })
    .from(topics)
    .orderBy(asc(topics.position), asc(topics.slug));
  return rows.map(({ slug, updatedAt }) => ({ path: `/topics/${slug}`, updatedAt: updatedAt?.toISOString() ?? null }));
}
