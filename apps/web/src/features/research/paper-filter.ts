import { PAPER_CATEGORIES, type PaperCategory } from '@longreturn/site/research/paper';
import { listCursor, searchText } from '../../lib/list-query.ts';

/** What the address says of the research library: words, a category, and the paper that a later step begins with. */
export interface PaperFilter {
  q?: string;
  category?: PaperCategory;
  cursor?: string;
}

/** Takes an address's query and returns the filter it stands for; what has no meaning is left out. */
export function paperFilter(given: { q?: unknown; category?: unknown; cursor?: unknown }): PaperFilter {
  const q = searchText(given.q);
  const category = PAPER_CATEGORIES.find(({ slug }) => slug === given.category)?.slug;
  const cursor = listCursor(given.cursor);
  return { ...(q && { q }), ...(category && { category }), ...(cursor && { cursor }) };
}
