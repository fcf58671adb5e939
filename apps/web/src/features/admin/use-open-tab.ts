import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type DashboardSearch, openTab, searchOfTab } from './dashboard-search.ts';
import type { TabName } from './tab-names.ts';

const route = getRouteApi('/admin/dashboard');

/** Returns a function that opens a tab with its whole list. */
export function useOpenTab(): (tab: TabName) => void {
  const navigate = useNavigate();
  return (tab) => void navigate({ to: '/admin/dashboard', search: searchOfTab(tab), resetScroll: false });
}

/** Returns the search parameters of a tab: those of the URL, or of its last visit while another tab is open. */
export function useTabSearch(tab: TabName): DashboardSearch {
  const search = route.useLoaderDeps();
  const [last, setLast] = useState(search);
  if (openTab(search) !== tab) return last;
  if (last !== search) setLast(search);
  return search;
}
