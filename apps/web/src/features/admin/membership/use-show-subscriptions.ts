import type { SubscriptionFilter } from '@longreturn/contract/admin-membership';
import { useSearchChange } from '../use-open-tab.ts';

/** Returns a function that filters the list of subscriptions and scrolls to the list. */
export function useShowSubscriptions(): (filter: SubscriptionFilter) => void {
  const changeSearch = useSearchChange('membership');
  return (filter) => {
    void changeSearch({ subscriptions: filter }, { isStep: true });
    const section = document.getElementById('subscriptions');
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>('[data-admin-panel]')?.focus({ preventScroll: true });
  };
}
