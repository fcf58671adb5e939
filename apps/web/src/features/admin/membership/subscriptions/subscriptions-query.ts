import type { SubscriptionFilter } from '@longreturn/contract/admin-membership';
import { pagedOptions } from '../../../../lib/read-list-pages.ts';
import { oneOf } from '../../../../lib/search-schema.ts';
import type { DashboardSearch } from '../../dashboard-search.ts';
import { SUBSCRIPTION_FILTERS } from '../membership-texts.ts';

const PAGE = 25;
// Every key of SUBSCRIPTION_FILTERS is a SubscriptionFilter.
const readFilter = oneOf(Object.keys(SUBSCRIPTION_FILTERS) as SubscriptionFilter[]);

/** Returns the query for the list of subscriptions, in pages of twenty-five. */
export function subscriptionsQuery({ subscriptions }: DashboardSearch) {
  return { input: { limit: PAGE, state: readFilter(subscriptions) }, options: pagedOptions(undefined) };
}
