import { openTab } from '../dashboard-search.ts';
import { useTabsPage } from '../tabs-page.ts';
import { useSearchChange } from '../use-open-tab.ts';

interface OpenUser {
  /** The ID of the user whose drawer is open. The URL stores it. */
  userId: string | undefined;
  open: (userId: string) => void;
  /** Resolves when the page shows the change. */
  close: () => Promise<void>;
}

export function useOpenUser(): OpenUser {
  const { search, tabs } = useTabsPage();
  const tab = openTab(search, tabs);
  const changeSearch = useSearchChange(tab);
  return {
    userId: search.user,
    open: (user) => void changeSearch({ user }, { isStep: true }),
    close: () => changeSearch({ user: undefined }),
  };
}

/** Searches the open tab for buttons that open this user's drawer, and returns the first one. */
export function findUserOpener(userId: string): HTMLElement | null {
  return document.querySelector(`[role="tabpanel"]:not([hidden]) [data-opens-user="${userId}"]`);
}
