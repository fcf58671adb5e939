import { articles, episodes, itemReads } from '@longreturn/db/schema';
import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps.ts';
import type { DigestSpan } from './digest-span.ts';

/** An episode or article that a digest reports on. */
export interface PublishedItem {
  kind: 'episode' | 'article';
  slug: string;
  title: string;
  /** The description or the excerpt. */
  text: string;
  /** How often its page was viewed until now. */
  reads: number;
}

/** A digest names at most this many episodes and this many articles. */
const MAX_OF_KIND = 60;

/** Finds the public episodes and articles that were published in a span, the oldest first. */
export async function findPublished(
  { db }: Pick<Deps, 'db'>,
  span: Omit<DigestSpan, 'period'>,
): Promise<PublishedItem[]> {
  const [heard, read] = await Promise.all([
    db
      .select({
        slug: episodes.slug,
        title: episodes.title,
        text: episodes.description,
        reads: readsOf('episode', episodes.id),
      })
      .from(episodes)
      .where(isIn(episodes.publishedAt, span))
      .orderBy(asc(episodes.publishedAt), asc(episodes.id))
      .limit(MAX_OF_KIND),
    db
      .select({
        slug: articles.slug,
        title: articles.title,
        text: articles.excerpt,
        reads: readsOf('article', articles.id),
      })
      .from(articles)
      .where(isIn(articles.publishedAt, span))
      .orderBy(asc(articles.publishedAt), asc(articles.id))
      .limit(MAX_OF_KIND),
  ]);
  return [
    ...heard.map((row) => ({ ...row, kind: 'episode' as const, text: row.text ?? '' })),
    ...read.map((row) => ({ ...row, kind: 'article' as const })),
  ];
}

function isIn(publishedAt: PgColumn, { from, until }: Pick<DigestSpan, 'from' | 'until'>): SQL | undefined {
  return and(gte(publishedAt, from), lt(publishedAt, until));
}

function readsOf(type: PublishedItem['kind'], id: PgColumn): SQL<number> {
  const ofItem = and(eq(itemReads.itemType, type), eq(itemReads.itemId, id));
  return sql<number>`(select coalesce(sum(${itemReads.reads}), 0)::int from ${itemReads} where ${ofItem})`;
}
