import type { SearchResult } from '@longreturn/contract/content';
import { LIMITS } from '@longreturn/contract/limits';
import type { Db } from '@longreturn/db/database';
import { and, desc, gte, type SQL, sql } from 'drizzle-orm';
import type { SearchSource } from './search-sources.ts';

const MAX_EXCERPT_LENGTH = 160;
/**
 * The maximum number of matches whose titles are compared. Comparing titles is the slowest step, and a one-letter query
 * matches almost everything.
 */
const MAX_CANDIDATES = 500;

export interface Hit {
  result: SearchResult;
  rank: number;
}

interface MatchRequest {
  /** An SQL condition that is true for the rows that match. */
  matching: SQL;
  /** The rank by which the candidates are chosen: the highest rank first, and the newest among equals. */
  textRank: SQL;
  /** The words with which titles are compared. */
  words: readonly string[];
  /** The minimum similarity of a title, from 0 to 1. */
  minSimilarity: number;
}

/**
 * Returns the best matches in one source, best first: compares the titles of up to 500 candidates, and ranks them by
 * text rank plus title similarity. Excerpts contain only text that everyone may read, never a body or a transcript.
 */
export async function findHits(db: Db, source: SearchSource, request: MatchRequest): Promise<Hit[]> {
  const candidates = selectCandidates(db, source, request);
  const similarity = sql`strict_word_similarity(${request.words.join(' ')}::text, ${candidates.title})`;
  const rows = await db
    .select({
      title: candidates.title,
      slug: candidates.slug,
      excerpt: candidates.excerpt,
      isPremium: candidates.isPremium,
      rank: sql<number>`${candidates.textRank} + ${similarity}`.as('rank'),
    })
    .from(candidates)
    .where(gte(similarity, request.minSimilarity))
    .orderBy(desc(sql`rank`), desc(candidates.newness), candidates.slug)
    .limit(LIMITS.searchResults);
  return rows.map(({ rank, excerpt, ...row }) => ({
    rank,
    result: {
      kind: source.kind,
      ...row,
      isLocked: row.isPremium && !source.opensPremium,
      inTranscript: source.inTranscript,
      excerpt: shorten(excerpt, MAX_EXCERPT_LENGTH),
    },
  }));
}

function selectCandidates(db: Db, source: SearchSource, { matching, textRank }: MatchRequest) {
  return db
    .select({
      title: sql<string>`${source.title}`.as('title'),
      slug: sql<string>`${source.slug}`.as('slug'),
      excerpt: sql<string>`coalesce(${source.excerpt}, '')`.as('excerpt'),
      isPremium: sql<boolean>`${source.isPremium}`.as('is_premium'),
      textRank: sql<number>`${textRank}`.as('text_rank'),
      newness: sql`${source.newness}`.as('newness'),
    })
    .from(source.table)
    .where(and(source.isOpen, matching))
    .orderBy(desc(sql`text_rank`), ...source.order)
    .limit(MAX_CANDIDATES)
    .as('candidates');
}

/** Returns the text, cut between words to at most `length` characters. Adds an ellipsis if something was cut. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s.,;:!?–—-]+$/, '')}…`;
}
