import { type SQL, sql } from 'drizzle-orm';
import { normalizeText, weightedVector } from './search-words.ts';

/** Text after this many characters isn't searched, because PostgreSQL rejects vectors over 1 MB. */
const MAX_CHARACTERS = 200_000;

interface EpisodeTexts {
  title: string;
  description: string | null;
  type: string;
}

interface ArticleTexts {
  title: string;
  excerpt: string;
  /** The text of the whole body. */
  text: string;
  /** The text of the body's free part. */
  freeText: string;
}

interface IssueTexts {
  title: string;
  excerpt: string;
  /** The text of the body. */
  text: string;
}

/** Returns the search vector of an episode, in which the title ranks above the description and the type. */
export function episodeVector({ title, description, type }: EpisodeTexts): SQL {
  return sql`${weightedText(title, 'A')} || ${weightedText(`${description ?? ''} ${type}`, 'B')}`;
}

/**
 * Returns the two search vectors of an article: one for everyone, and one for readers with access to the whole body.
 */
export function articleVectors({ title, excerpt, text, freeText }: ArticleTexts) {
  const head = sql`${weightedText(title, 'A')} || ${weightedText(excerpt, 'B')}`;
  return {
    searchPublic: sql`${head} || ${weightedText(freeText, 'C')}`,
    searchFull: sql`${head} || ${weightedText(text, 'C')}`,
  };
}

/**
 * Returns the search vector of a newsletter issue. Only the body has weight C, so that search can leave the body out
 * for readers without access.
 */
export function issueVector({ title, excerpt, text }: IssueTexts): SQL {
  return sql`${weightedText(title, 'A')} || ${weightedText(excerpt, 'B')} || ${weightedText(text, 'C')}`;
}

function weightedText(text: string, weight: 'A' | 'B' | 'C'): SQL {
  return weightedVector(sql`${normalizeText(text).slice(0, MAX_CHARACTERS)}`, weight);
}
