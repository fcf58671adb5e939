import type { SearchResult } from '@longreturn/contract/content';
import { LIMITS } from '@longreturn/contract/limits';
import type { Db } from '@longreturn/db/database';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { SearchSource } from './search-sources.ts';
import { shorten } from './shorten.ts';

const EXCERPT_LENGTH = 160;

export interface Hit {
  result: SearchResult;
  rank: number;
}

/** The best of one source's rows that match. Excerpts are of what everyone may read, never of a body. */
export async function findHits(db: Db, source: SearchSource, matching: SQL, rank: SQL): Promise<Hit[]> {
  const rows = await db
    .select({
      title: sql<string>`${source.title}`,
      slug: sql<string>`${source.slug}`,
      excerpt: sql<string>`coalesce(${source.excerpt}, '')`,
      isPremium: sql<boolean>`${source.isPremium}`,
      rank: sql<number>`${rank}`.as('rank'),
    })
    .from(source.table)
    .where(and(source.isOpen, matching))
    .orderBy(desc(sql`rank`), ...source.order)
    .limit(LIMITS.searchResults);
  return rows.map(({ rank: rankOfRow, excerpt, ...row }) => ({
    rank: rankOfRow,
    result: {
      kind: source.kind,
      ...row,
      isLocked: row.isPremium && !source.opensPremium,
      excerpt: shorten(excerpt, EXCERPT_LENGTH),
    },
  }));
}
