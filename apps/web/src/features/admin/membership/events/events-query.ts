import { EVENT_OUTCOMES } from '@longreturn/contract/membership';
import { pagedOptions } from '../../../../lib/read-list-pages.ts';
import { oneOf } from '../../../../lib/search-schema.ts';
import type { DashboardSearch } from '../../dashboard-search.ts';

const PAGE = 10;
const readOutcome = oneOf(EVENT_OUTCOMES);

/** Returns the query for the list of payment events, in pages of ten. */
export function eventsQuery({ events }: DashboardSearch) {
  return { input: { limit: PAGE, outcome: readOutcome(events) }, options: pagedOptions(undefined) };
}
