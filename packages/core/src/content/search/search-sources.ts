import type { SearchResult } from '@longreturn/contract/content';
import { MEMBERS_EDITIONS } from '@longreturn/contract/newsletter-issue';
import { articles, episodes, newsletterIssues, renditions, topics } from '@longreturn/db/schema';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inOrder, newestFirst } from '../../lists/order.ts';
import { isSent, LAST_SENT_FIRST } from '../../newsletter/issues/present-issue.ts';
import { isPublic } from '../publication.ts';
import { canReadPremium, type ReaderKind } from '../reader-kind.ts';
import { weightedVector } from './search-words.ts';

/** What search reads: a table, or rows that are written into the SQL statement. */
export interface SearchSource {
  kind: SearchResult['kind'];
  table: PgTable | SQL;
  title: PgColumn | SQL;
  slug: PgColumn | SQL;
  excerpt: PgColumn | SQL;
  isPremium: PgColumn | SQL;
  /** Whether the reader has access to premium content. */
  opensPremium: boolean;
  /** Whether this source searches only transcripts. */
  inTranscript: boolean;
  /** Returns an SQL condition that is true for the rows that match the tsquery. */
  matching: (query: SQL) => SQL;
  /** Returns the text rank of a row. */
  rank: (query: SQL) => SQL;
  isOpen: SQL | undefined;
  /** Sorts hits of equal rank; greater values come first. */
  newness: SQL;
  /**
   * Sorts candidates (`findHits`) of equal rank: topics by position, all others newest first. If the table has an index
   * for this, the order is that of the index.
   */
  order: SQL[];
}

/** The fields that the episode source and the transcript source share. */
const EPISODE = {
  kind: 'episode',
  table: episodes,
  title: episodes.title,
  slug: episodes.slug,
  excerpt: episodes.description,
  isPremium: episodes.isPremium,
  newness: sql`${episodes.publishedAt}`,
  order: inOrder(newestFirst(episodes.publishedAt, episodes.id)),
} satisfies Partial<SearchSource>;

/**
 * Returns the tables that search reads for this reader. Without premium access, the bodies of premium articles and of
 * members' issues aren't searched.
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
      ...byVector(
        sql`(${weightedVector(normalizedColumn(topics.title), 'A')} || ${weightedVector(normalizedColumn(topics.description), 'B')})`,
      ),
      isOpen: undefined,
      newness: sql`-${topics.position}`,
      order: [sql`${topics.position}`],
    },
    {
      ...EPISODE,
      opensPremium,
      ...byVector(episodes.search),
      isOpen: isPublic(episodes, now),
    },
    {
      kind: 'article',
      table: articles,
      title: articles.title,
      slug: articles.slug,
      excerpt: articles.excerpt,
      isPremium: articles.isPremium,
      opensPremium,
      ...byVector(opensPremium ? articles.searchFull : articles.searchPublic),
      isOpen: isPublic(articles, now),
      newness: sql`${articles.publishedAt}`,
      order: inOrder(newestFirst(articles.publishedAt, articles.id)),
    },
    issueSource(opensPremium),
  ];
}

/** Returns the source of sent newsletter issues. */
function issueSource(opensPremium: boolean): SearchSource {
  const { title, slug, excerpt, edition, search, sentAt } = newsletterIssues;
  const isPremium = inArray(edition, [...MEMBERS_EDITIONS]);
  const readable = byVector(sql`(case when ${isPremium} then ts_filter(${search}, '{a,b}') else ${search} end)`);
  return {
    kind: 'issue',
    table: newsletterIssues,
    title,
    slug,
    excerpt,
    isPremium,
    opensPremium,
    ...byVector(search),
    ...(!opensPremium && {
      // The index finds the rows by their whole vector, and the second condition leaves out rows in which only the body
      // matches.
      matching: (query: SQL) => sql`(${search} @@ ${query} and ${readable.matching(query)})`,
      rank: readable.rank,
    }),
    isOpen: isSent(),
    newness: sql`${sentAt}`,
    order: inOrder(LAST_SENT_FIRST),
  };
}

/**
 * Returns the source that finds episodes by the transcript of the rendition that the reader listens to
 * (`chooseRendition`). Transcripts aren't ranked, because PostgreSQL would have to read each of them.
 */
export function transcriptSource(reader: ReaderKind, now: Date): SearchSource {
  const opensPremium = canReadPremium(reader);
  const { kind, episodeId, transcriptSearch } = renditions;
  const adFree = sql`exists (select 1 from ${renditions} as other
    where other.episode_id = ${episodeId} and other.kind = 'ad-free')`;
  const isHeard = opensPremium ? sql`(${kind} = 'ad-free' or not ${adFree})` : eq(kind, 'public');
  return {
    ...EPISODE,
    opensPremium,
    inTranscript: true,
    matching: (query) =>
      sql`${episodes.id} in (select ${episodeId} from ${renditions} where ${transcriptSearch} @@ ${query} and ${isHeard})`,
    rank: () => sql`0`,
    isOpen: and(isPublic(episodes, now), opensPremium ? undefined : eq(episodes.isPremium, false)),
  };
}

/** Returns how rows are matched and ranked by a vector. */
export function byVector(vector: PgColumn | SQL): Pick<SearchSource, 'inTranscript' | 'matching' | 'rank'> {
  return {
    inTranscript: false,
    matching: (query) => sql`${vector} @@ ${query}`,
    rank: (query) => sql`ts_rank(${vector}, ${query}, 1)`,
  };
}

/**
 * Returns SQL that normalizes a column's text as `normalizeText` does. Used for topics, which are few and have no
 * stored vector.
 */
function normalizedColumn(column: PgColumn): SQL {
  return sql`regexp_replace(normalize(lower(${column}), NFKD), '[\\u0300-\\u036f]', '', 'g')`;
}
