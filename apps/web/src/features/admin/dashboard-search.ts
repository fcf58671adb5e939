import { MEDIA_FILE_TYPES } from '@longreturn/contract/media-files';
import { oneOf, type SearchOf, searchSchema, searchWords, text } from '../../lib/search-schema.ts';
import { TAB_NAMES, type TabName, type TabNames, WORKSPACE_TABS } from './tab-names.ts';

/**
 * Returns the schema of the search parameters of a page with tabs: the open tab, and what its list shows. The URL of
 * the first tab doesn't name the tab.
 */
function tabsSearch(tabs: TabNames) {
  return searchSchema({
    tab: oneOf(tabs.slice(1)),
    q: searchWords,
    sort: oneOf(['name', 'email', 'role', 'createdAt', 'lastLogin']),
    direction: oneOf(['asc', 'desc']),
    user: text,
    state: oneOf(['draft', 'scheduled', 'published']),
    type: oneOf(MEDIA_FILE_TYPES),
    questions: oneOf(['picked', 'answered', 'hidden']),
    subscriptions: text,
    events: text,
  });
}

/** The search parameters of the dashboard. */
export const dashboardSearch = tabsSearch(TAB_NAMES);
export type DashboardSearch = SearchOf<typeof dashboardSearch>;

/** The search parameters of the editor workspace. */
export const workspaceSearch = tabsSearch(WORKSPACE_TABS);

/** Returns the tab that a URL opens. */
export function openTab({ tab }: DashboardSearch, [first]: TabNames): TabName {
  return tab ?? first;
}

/** Returns the search parameters that open a tab with its list unfiltered. */
export function searchOfTab(tab: TabName, [first]: TabNames): DashboardSearch {
  return { tab: tab === first ? undefined : tab };
}
