import { createContext, useContext } from 'react';
import type { DashboardSearch } from './dashboard-search.ts';
import type { TabNames } from './tab-names.ts';

/** A page with tabs: the dashboard, or the profile with the editor workspace. */
interface TabsPage {
  path: '/admin/dashboard' | '/profile';
  /** The page's tabs. The first one is open by default. */
  tabs: TabNames;
  /** The search parameters of the page's URL. */
  search: DashboardSearch;
  /** The time at which the page was opened (ISO 8601), the same on the server and in the browser. */
  now: string;
}

export const TabsPageContext = createContext<TabsPage | undefined>(undefined);

/** Returns the page that a tab is shown on. Throws outside `TabsPageContext`. */
export function useTabsPage(): TabsPage {
  const page = useContext(TabsPageContext);
  if (!page) throw new Error('useTabsPage must be used within a TabsPageContext');
  return page;
}
