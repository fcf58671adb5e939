import type { Edition } from '@longreturn/contract/newsletter';
import { listSteps } from '@longreturn/contract/query-parameters';
import { EDITIONS } from '@longreturn/site/edition-texts';
import { text } from '../../lib/search-schema.ts';

/**
 * The search parameters of the archive: an edition or 'all', the cursor after which the list starts, and how many pages
 * are shown.
 */
export interface IssueFilter {
  archive: 'all' | Edition;
  cursor?: string;
  steps?: number;
}

/** Reads the filter from search parameters. Returns undefined without `archive`. An unknown edition counts as 'all'. */
export function issueFilter(given: { archive?: unknown; cursor?: unknown; steps?: unknown }): IssueFilter | undefined {
  if (typeof given.archive !== 'string' || given.archive === '') return undefined;
  const cursor = text(given.cursor);
  const edition = EDITIONS.find((known) => known === given.archive);
  const steps = listSteps(given.steps);
  return { archive: edition ?? 'all', ...(cursor && { cursor }), ...(steps && { steps }) };
}
