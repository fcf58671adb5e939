import { listSteps } from '@longreturn/contract/list-steps';
import type { Edition } from '@longreturn/contract/newsletter';
import { EDITIONS } from '@longreturn/site/edition-texts';
import { text } from '../../lib/search-schema.ts';

/** What the address says of the archive: every edition or one, where the list begins and how many steps of it are shown. */
export interface IssueFilter {
  archive: 'all' | Edition;
  cursor?: string;
  steps?: number;
}

/** Takes an address's query and returns the filter it stands for, undefined without `archive`; of what has no meaning all is shown. */
export function issueFilter(given: { archive?: unknown; cursor?: unknown; steps?: unknown }): IssueFilter | undefined {
  if (typeof given.archive !== 'string' || given.archive === '') return undefined;
  const cursor = text(given.cursor);
  const edition = EDITIONS.find((known) => known === given.archive);
  const steps = listSteps(given.steps);
  return { archive: edition ?? 'all', ...(cursor && { cursor }), ...(steps && { steps }) };
}
