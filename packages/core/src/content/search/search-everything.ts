import type { SearchResponse } from '@longreturn/contract/content';
import { LIMITS } from '@longreturn/contract/limits';
import type { Db } from '@longreturn/db/database';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ReaderKind } from '../reader-kind.ts';
import { findHits, type Hit } from './find-hits.ts';
import { PAPER_ROWS, paperSources, papersLike } from './paper-source.ts';
import { type SearchSource, searchSources, transcriptSource } from './search-sources.ts';
import { searchWords, textQuery } from './search-words.ts';

/** The minimum number of letters in a query that searches papers. A shorter query would match nearly all papers. */
const MIN_PAPER_LETTERS = 2;
/**
 * The minimum number of letters in a query that searches transcripts. A shorter query would match nearly all
 * transcripts.
 */
const MIN_TRANSCRIPT_LETTERS = 3;
/** If fewer hits than this contain the words, items with similar titles are also found. */
const MIN_TEXT_HITS = 3;
/** The minimum similarity of the query to some part of a title. */
const MIN_SIMILARITY = '0.4';
/**
 * The minimum similarity of the query to whole words of a title. A title must also reach `MIN_SIMILARITY`, but that
 * alone isn't enough: a word with the same ending as the query can reach it.
 */
const MIN_WORD_SIMILARITY = 0.28;
/**
 * Replaces `MIN_WORD_SIMILARITY` for papers. It is higher, because some part of a paper's long title is slightly
 * similar to almost any word.
 */
const MIN_PAPER_SIMILARITY = 0.4;

/**
 * Returns the best episodes, articles, topics, papers and newsletter issues for a query, best first. Finds whole words,
 * beginnings of words, and titles despite misspellings. Any text is valid; a query without letters or digits finds
 * nothing (docs/product.md, Search).
 */
export async function searchEverything(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: ReaderKind,
  { q }: { q: string },
): Promise<SearchResponse> {
  const words = searchWords(q);
  if (words.length === 0) return { results: [] };
  const now = clock.now();
  const sources = searchSources(reader, now);
  const { length } = words.join('');
  const papers = length < MIN_PAPER_LETTERS ? [] : papersLike(words);
  const transcripts = length < MIN_TRANSCRIPT_LETTERS ? [] : [transcriptSource(reader, now)];
  const exact = await findByText(db, [...sources, ...transcripts, ...paperSources(papers)], words);
  const results = mergeBest(exact);
  if (results.length >= MIN_TEXT_HITS) return { results };
  const allPapers = length < MIN_PAPER_LETTERS ? [] : PAPER_ROWS;
  return { results: mergeBest(exact, await findBySimilarity(db, [...sources, ...paperSources(allPapers)], words)) };
}

async function findByText(db: Db, sources: SearchSource[], words: string[]): Promise<Hit[]> {
  const query = textQuery(words);
  const isOneLetter = words.join('').length === 1;
  const hits = sources.map((source) => {
    const matching = source.matching(query);
    // Most items contain words that begin with any given letter, so the text rank of a single letter is meaningless and
    // expensive.
    const textRank = isOneLetter ? sql`0` : source.rank(query);
    return findHits(db, source, { matching, textRank, words, minSimilarity: 0 });
  });
  return (await Promise.all(hits)).flat();
}

/**
 * Finds items whose title is similar to the words. Runs in a transaction, because the trigram index reads its
 * similarity threshold from a setting.
 */
function findBySimilarity(db: Db, sources: SearchSource[], words: string[]): Promise<Hit[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${MIN_SIMILARITY}, true)`);
    const hits = sources.map((source) => {
      const matching = sql`${source.title} %> ${words.join(' ')}::text`;
      const minSimilarity = source.kind === 'paper' ? MIN_PAPER_SIMILARITY : MIN_WORD_SIMILARITY;
      return findHits(tx, source, { matching, textRank: sql`0`, words, minSimilarity });
    });
    return (await Promise.all(hits)).flat();
  });
}

/**
 * Merges the lists into one: the hits of earlier lists first, and each list sorted by rank. If an item has several
 * hits, only the first one is kept.
 */
function mergeBest(...lists: Hit[][]): SearchResponse['results'] {
  const ranked = lists.flatMap((hits) => hits.toSorted((one, other) => other.rank - one.rank));
  const items = Map.groupBy(ranked, ({ result }) => `${result.kind}/${result.slug}`);
  return [...items.values()].flatMap(([first]) => (first ? [first.result] : [])).slice(0, LIMITS.searchResults);
}
