import { type SQL, sql } from 'drizzle-orm';
import { foldText } from './fold-text.ts';
import { weighText } from './weigh-text.ts';

/** PostgreSQL refuses vectors over 1 MB; what an author writes beyond this is not searched. */
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
  /** The text of what everyone may read of it. */
  freeText: string;
}

/** What finds an episode: title before description and type. */
export function episodeVector({ title, description, type }: EpisodeTexts): SQL {
  return sql`${weigh(title, 'A')} || ${weigh(`${description ?? ''} ${type}`, 'B')}`;
}

/** What finds an article: for everyone, and for those who may read all of it. */
export function articleVectors({ title, excerpt, text, freeText }: ArticleTexts) {
  const head = sql`${weigh(title, 'A')} || ${weigh(excerpt, 'B')}`;
  return {
    searchPublic: sql`${head} || ${weigh(freeText, 'C')}`,
    searchFull: sql`${head} || ${weigh(text, 'C')}`,
  };
}

function weigh(text: string, weight: 'A' | 'B' | 'C'): SQL {
  return weighText(sql`${foldText(text).slice(0, MOST_CHARACTERS)}`, weight);
}
