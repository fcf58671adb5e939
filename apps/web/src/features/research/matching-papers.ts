import type { Paper } from '@longreturn/site/research/paper';
import type { PaperFilter } from './paper-filter.ts';

/**
 * Returns the papers of the category whose title, authors or summary contain every word. Ignores case, accents, and the
 * style of quotes and dashes.
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
