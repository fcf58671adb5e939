import type { SearchResult } from '@longreturn/contract/content';
import { articles, episodes, topics } from '@longreturn/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inOrder, newestFirst } from '../../lists/order.ts';
import { isPublic } from '../publication.ts';
import { canReadPremium, type ReaderKind } from '../reader-kind.ts';
import { weightedVector } from './search-words.ts';

/** A table that search reads. */
export interface SearchSource {
  kind: SearchResult['kind'];
  table: PgTable;
  title: PgColumn;
  slug: PgColumn;
  excerpt: PgColumn;
  isPremium: PgColumn | SQL;
  /** Whether the reader has access to premium content. */
  opensPremium: boolean;
  vector: PgColumn | SQL;
  isOpen: SQL | undefined;
  /** Sorts hits of equal rank; greater values come first. */
  newness: SQL;
  /** Sorts candidates of equal rank, newest first, in the order of the table's index if there is one. */
  order: SQL[];
}

/**
 * Returns the tables that search reads for this reader. Without premium access, the bodies of premium articles aren't
 * searched.
 */
export function searchSources(reader: ReaderKind, now: Date): SearchSource[] {
  const opensPremium = canReadPremium(reader);
  return [
    {
      kind: 'topic',
      table: topics,
      title: topics.title,
      slug: topics.slug,
      excerpt: topics.description,
      isPremium: sql`false`,
      opensPremium,
      vector: sql`(${weightedVector(normalizedColumn(topics.title), 'A')} || ${weightedVector(normalizedColumn(topics.description), 'B')})`,
      isOpen: undefined,
      newness: sql`-${topics.position}`,
      order: [sql`${topics.position}`],
    },
    {
      kind: 'episode',
      table: episodes,
      title: episodes.title,
      slug: episodes.slug,
      isPremium: episodes.isPremium,
      opensPremium,
      excerpt: episodes.description,
      vector: episodes.search,
      isOpen: isPublic(episodes, now),
      newness: sql`${episodes.publishedAt}`,
      order: inOrder(newestFirst(episodes.publishedAt, episodes.id)),
    },
    {
      kind: 'article',
      table: articles,
      title: articles.title,
      slug: articles.slug,
      excerpt: articles.excerpt,
      isPremium: articles.isPremium,
      opensPremium,
      vector: opensPremium ? articles.searchFull : articles.searchPublic,
      isOpen: isPublic(articles, now),
      newness: sql`${articles.publishedAt}`,
      order: inOrder(newestFirst(articles.publishedAt, articles.id)),
    },
  ];
}

/**
 * Returns SQL that normalizes a column's text as `normalizeText` does. For topics, which are few and have no stored
 * vector.
 */
function normalizedColumn(column: PgColumn): SQL {
  return sql`regexp_replace(normalize(lower(${column}), NFKD), '[\\u0300-\\u036f]', '', 'g')`;
}
