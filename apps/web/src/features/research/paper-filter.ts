import { listSteps } from '@longreturn/contract/query-parameters';
import { PAPER_CATEGORIES, type Paper } from '@longreturn/site/research/paper';
import { oneOf, type SearchOf, searchSchema, searchWords, text } from '../../lib/search-schema.ts';

/**
 * The search parameters of the research library: the search text, a category, the slug of the first paper shown, and
 * how many pages are shown.
 */
export const paperFilter = searchSchema({
  q: searchWords,
  category: oneOf(PAPER_CATEGORIES.map(({ slug }) => slug)),
  cursor: text,
  steps: listSteps,
});
export type PaperFilter = SearchOf<typeof paperFilter>;

/**
 * Returns the papers that are in the category and that contain every word of the search text in their title, authors or
 * summary. Ignores case, accents, and the style of quotes and dashes.
 */
export function matchingPapers(papers: readonly Paper[], { q = '', category }: PaperFilter): Paper[] {
  const words = folded(q).split(/\s+/);
  return papers.filter(({ title, authors, summary, categories }) => {
    if (category && !categories.includes(category)) return false;
    const text = folded(`${title}\n${authors}\n${summary}`);
    return words.every((word) => text.includes(word));
  });
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase();
