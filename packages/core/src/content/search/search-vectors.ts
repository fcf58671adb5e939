import { type SQL, sql } from 'drizzle-orm';
import { normalizeText, weightedVector } from './search-words.ts';

/** PostgreSQL refuses vectors over 1 MB; text beyond this length can't be found. */
const MOST_CHARACTERS = 200_000;

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

/** Returns the search vector of an episode: the title ranks above description and type. */
export function episodeVector({ title, description, type }: EpisodeTexts): SQL {
  return sql`${weigh(title, 'A')} || ${weigh(`${description ?? ''} ${type}`, 'B')}`;
}

/** Returns the search vectors of an article: one for everyone, and one for readers who may read all of it. */
export function articleVectors({ title, excerpt, text, freeText }: ArticleTexts) {
  const head = sql`${weigh(title, 'A')} || ${weigh(excerpt, 'B')}`;
  return {
    searchPublic: sql`${head} || ${weigh(freeText, 'C')}`,
    searchFull: sql`${head} || ${weigh(text, 'C')}`,
  };
}

function weigh(text: string, weight: 'A' | 'B' | 'C'): SQL {
  return weightedVector(sql`${normalizeText(text).slice(0, MOST_CHARACTERS)}`, weight);
}
