import { articles, articleTopics, episodes, episodeTopics, topics } from '@longreturn/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps.ts';
import { isPublic } from '../publication.ts';
import { changeOf, type SitemapSection, sitemapSource, URLS_IN_LIST } from './sitemap-source.ts';

/** A page of the site, for the sitemap. */
export interface SitemapEntry {
  path: string;
  /** When the page last changed, in ISO 8601; null for a topic without published items. */
  updatedAt: string | null;
}

/**
 * Returns the public pages in one of a section's lists, up to 2,000. Lists are numbered from 1. The oldest pages come
 * first, so that a new page changes only the last list. Returns an empty array if the list doesn't exist.
 */
export async function listSitemapUrls(
  deps: Pick<Deps, 'db' | 'clock'>,
  section: SitemapSection,
  list: number,
): Promise<SitemapEntry[]> {
  if (section === 'topics') return list === 1 ? listTopicUrls(deps) : [];
  const { path, table, slug, changedAt, isShown, place, oldestFirst } = sitemapSource(section, deps.clock.now());
  // The offset skips only index entries, so the rows of earlier lists aren't read.
  const first = deps.db
    .select({ time: place.time, id: place.id })
    .from(table)
    .where(isShown)
    .orderBy(...oldestFirst)
    .limit(1)
    .offset((list - 1) * URLS_IN_LIST);
  const rows = await deps.db
    .select({ slug, updatedAt: changedAt })
    .from(table)
    .where(and(isShown, sql`(${place.time}, ${place.id}) >= (${first})`))
    .orderBy(...oldestFirst)
    .limit(URLS_IN_LIST);
  return rows.map((row) => ({ path: path + row.slug, updatedAt: row.updatedAt.toISOString() }));
}

/** Returns the topic pages. A topic's page changes when one of its items changes. */
async function listTopicUrls(deps: Pick<Deps, 'db' | 'clock'>): Promise<SitemapEntry[]> {
  const [rows, ...changes] = await Promise.all([
    deps.db.select({ slug: topics.slug }).from(topics).orderBy(asc(topics.position), asc(topics.slug)),
    findNewestByTopic(deps, { table: episodes, links: episodeTopics, item: episodeTopics.episodeId }),
    findNewestByTopic(deps, { table: articles, links: articleTopics, item: articleTopics.articleId }),
  ]);
  return rows.map(({ slug }) => {
    const times = changes.flatMap((newest) => newest.get(slug)?.toISOString() ?? []);
    return { path: `/topics/${slug}`, updatedAt: times.toSorted().at(-1) ?? null };
  });
}

interface Links {
  table: typeof episodes | typeof articles;
  links: typeof episodeTopics | typeof articleTopics;
  /** The join table's column with the item's ID. */
  item: PgColumn;
}

async function findNewestByTopic(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { table, links, item }: Links,
): Promise<Map<string, Date>> {
  const linked: PgTable = links;
  const items: PgTable = table;
  const rows = await db
    .select({ slug: links.topicSlug, newest: sql<Date>`max(${changeOf(table)})`.mapWith(episodes.updatedAt) })
    .from(linked)
    .innerJoin(items, eq(table.id, item))
    .where(isPublic(table, clock.now()))
    .groupBy(links.topicSlug);
  return new Map(rows.map(({ slug, newest }) => [slug, newest]));
}
