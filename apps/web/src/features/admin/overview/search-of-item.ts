import type { ScheduledItem } from '@longreturn/contract/scheduled-item';
import { type DashboardSearch, searchOfTab } from '../dashboard-search.ts';
import { TAB_NAMES, type TabName } from '../tab-names.ts';

const TABS = { episode: 'episodes', article: 'articles', issue: 'newsletter' } as const satisfies Record<
  ScheduledItem['kind'],
  TabName
>;

/**
 * Returns the search parameters that show an item in its tab: the tab, and the item's title as search text. For an
 * issue there is no search text, because the newsletter tab's search finds only subscribers.
 */
export function searchOfItem({ kind, title }: Pick<ScheduledItem, 'kind' | 'title'>): DashboardSearch {
  return kind === 'issue' ? searchOfTab(TABS[kind], TAB_NAMES) : { ...searchOfTab(TABS[kind], TAB_NAMES), q: title };
}
