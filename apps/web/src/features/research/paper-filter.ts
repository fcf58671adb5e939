import { listSteps } from '@longreturn/contract/list-steps';
import { PAPER_CATEGORIES, type PaperCategory } from '@longreturn/site/research/paper';
import { listCursor, searchText } from '../../lib/list-query.ts';

/** What the address says of the research library: words, a category, the paper that the list begins with, and how many steps are shown. */
export interface PaperFilter {
  q?: string;
  category?: PaperCategory;
  cursor?: string;
  steps?: number;
}

/** Takes an address's query and returns the filter it stands for; what has no meaning is left out. */
export function paperFilter(given: Partial<Record<keyof PaperFilter, unknown>>): PaperFilter {
  const q = searchText(given.q);
  const category = PAPER_CATEGORIES.find(({ slug }) => slug === given.category)?.slug;
  const cursor = listCursor(given.cursor);
  const steps = listSteps(given.steps);
  return { ...(q && { q }), ...(category && { category }), ...(cursor && { cursor }), ...(steps && { steps }) };
}
