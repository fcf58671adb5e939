import { openTab } from '../dashboard-search.ts';
import { useTabsPage } from '../tabs-page.ts';
import { useSearchChange } from '../use-open-tab.ts';

interface OpenUser {
  /** The user whose drawer is open. The URL stores this ID. */
  userId: string | undefined;
  open: (userId: string) => void;
  /** Resolves when the page shows the change. */
  close: () => Promise<void>;
}

export function useOpenUser(): OpenUser {
  const { search, tabs } = useTabsPage();
  const changeSearch = useSearchChange('users');
  return {
    userId: openTab(search, tabs) === 'users' ? search.user : undefined,
    open: (user) => void changeSearch({ user }, { isStep: true }),
    close: () => changeSearch({ user: undefined }),
  };
}

/** Returns the ID of the button that opens a user. */
export function openUserId(userId: string): string {
  return `open-user-${userId}`;
}
