import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type DashboardSearch, openTab, searchOfTab } from './dashboard-search.ts';
import type { TabName } from './tab-names.ts';
import { useTabsPage } from './tabs-page.ts';

/** Returns a function that opens a tab with its list unfiltered. */
export function useOpenTab(): (tab: TabName) => void {
  const navigate = useNavigate();
  const { path, tabs } = useTabsPage();
  return (tab) => void navigate({ to: path, search: searchOfTab(tab, tabs), resetScroll: false });
}

/** Returns the search parameters of a tab: those in the URL if the tab is open, otherwise those it had last. */
export function useTabSearch(tab: TabName): DashboardSearch {
  const { search, tabs } = useTabsPage();
  const [last, setLast] = useState(search);
  if (openTab(search, tabs) !== tab) return last;
  if (last !== search) setLast(search);
  return search;
}

interface ChangeOptions {
  /** Whether the browser's Back button undoes the change. */
  isStep?: boolean;
}

/**
 * Returns a function that changes the search parameters of a tab, and resolves when the page shows the change. The
 * function changes nothing if another tab has been opened meanwhile.
 */
export function useSearchChange(tab: TabName): (change: DashboardSearch, options?: ChangeOptions) => Promise<void> {
  const { path, tabs } = useTabsPage();
  const navigate = useNavigate({ from: path });
  return (change, { isStep = false } = {}) => {
    const search = (shown: DashboardSearch) => (openTab(shown, tabs) === tab ? { ...shown, ...change } : shown);
    return navigate({ to: path, search, replace: !isStep, resetScroll: false });
  };
}
