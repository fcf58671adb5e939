import type { Paper } from '@longreturn/site/research/paper';
import { PAPERS } from '@longreturn/site/research/papers';
import { sql } from 'drizzle-orm';
import { byVector, type SearchSource } from './search-sources.ts';
import { normalizeText, weightedVector } from './search-words.ts';

/** Nearly every English word has at least this many first letters in common with its stem. */
const STEM_LETTERS = 3;

/** A paper as the query reads it: `heading` and `text` are the normalized texts in which words are found. */
interface PaperRow extends Pick<Paper, 'slug' | 'title'> {
  excerpt: string;
  heading: string;
  text: string;
  place: number;
}

/** All papers of the research library, newest first. */
export const PAPER_ROWS: readonly PaperRow[] = PAPERS.map(
  ({ slug, title, authors, journal, year, summary }, place) => ({
    slug,
    title,
    excerpt: summary,
    heading: normalizeText(title),
    text: normalizeText(`${authors} ${journal} ${year} ${summary}`),
    place,
  }),
);

/**
 * Returns the papers that may match the words, so that the query reads only these papers. Compares beginnings of words,
 * because only the database can determine stems and stop words.
 */
export function papersLike(words: readonly string[]): PaperRow[] {
  const beginnings = words.map((word) => ` ${word.slice(0, STEM_LETTERS)}`);
  return PAPER_ROWS.filter(({ heading, text }) => {
    const all = ` ${heading} ${text}`;
    return beginnings.some((beginning) => all.includes(beginning));
  });
}

/**
 * Returns a list with one search source for these papers, or an empty list if there are no papers. The query contains
 * the texts of the papers. A paper's text rank counts half, so that an item of the site comes before a paper if the
 * titles of both contain the words.
 */
export function paperSources(papers: readonly PaperRow[]): SearchSource[] {
  if (papers.length === 0) return [];
  const table = sql`jsonb_to_recordset(${JSON.stringify(papers)}::text::jsonb)
    as paper(slug text, title text, excerpt text, heading text, text text, place int)`;
  const heading = weightedVector(sql`paper.heading`, 'A');
  const text = weightedVector(sql`paper.text`, 'C');
  const found = byVector(sql`(${heading} || ${text})`);
  return [
    {
      kind: 'paper',
      table,
      title: sql`paper.title`,
      slug: sql`paper.slug`,
      excerpt: sql`paper.excerpt`,
      isPremium: sql`false`,
      opensPremium: false,
      ...found,
      rank: (query) => sql`${found.rank(query)} / 2`,
      isOpen: undefined,
      newness: sql`-paper.place`,
      order: [sql`paper.place`],
    },
  ];
}
