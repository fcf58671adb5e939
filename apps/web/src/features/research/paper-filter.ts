import { listSteps } from '@longreturn/contract/query-parameters';
import { PAPER_CATEGORIES } from '@longreturn/site/research/paper';
import { oneOf, type SearchOf, searchSchema, searchWords, text } from '../../lib/search-schema.ts';

/**
 * The search parameters of the research library: the search text, a category, the slug of the first paper shown, and
 * how many steps are shown.
 */
export const paperFilter = searchSchema({
  q: searchWords,
  category: oneOf(PAPER_CATEGORIES.map(({ slug }) => slug)),
  cursor: text,
  steps: listSteps,
});
export type PaperFilter = SearchOf<typeof paperFilter>;
