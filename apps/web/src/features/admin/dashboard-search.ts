import { MEDIA_FILE_TYPES } from '@longreturn/contract/media-files';
import { oneOf, type SearchOf, searchSchema, searchWords } from '../../lib/search-schema.ts';
import { TAB_NAMES, type TabName } from './tab-names.ts';

const otherTab = oneOf(TAB_NAMES.filter((name) => name !== 'overview'));

/** The search parameters of the dashboard: the open tab, and the search, order and filter of its list. The first tab is left out. */
export const dashboardSearch = searchSchema({
  tab: otherTab,
  q: searchWords,
  sort: oneOf(['name', 'email', 'createdAt', 'lastLogin']),
  direction: oneOf(['asc', 'desc']),
  type: oneOf(MEDIA_FILE_TYPES),
});
export type DashboardSearch = SearchOf<typeof dashboardSearch>;

/** Returns the tab that a URL opens. */
export function openTab({ tab }: DashboardSearch): TabName {
  return tab ?? 'overview';
}

/** Returns the search parameters that open a tab with its whole list. */
export function searchOfTab(tab: TabName): DashboardSearch {
  return { tab: otherTab(tab) };
}
