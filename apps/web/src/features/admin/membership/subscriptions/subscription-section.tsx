import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../../lib/trpc.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminPanel } from '../../admin-panel.tsx';
import { useTabSearch } from '../../use-open-tab.ts';
import { FilterSelect } from '../filter-select.tsx';
import { SUBSCRIPTION_FILTERS } from '../membership-texts.ts';
import { SubscriptionTable } from './subscription-table.tsx';
import { subscriptionsQuery } from './subscriptions-query.ts';

/** The subscriptions at the payment providers, the latest first. */
export function SubscriptionSection() {
  const { input, options } = subscriptionsQuery(useTabSearch('membership'));
  const query = trpc.admin.payments.subscriptions.useInfiniteQuery(input, {
    ...options,
    placeholderData: keepPreviousData,
  });
  const filter = (
    <FilterSelect
      parameter="subscriptions"
      label="Filter subscriptions by state"
      all="All states"
      options={Object.entries(SUBSCRIPTION_FILTERS)}
    />
  );
  return (
    <AdminPanel title="Subscriptions" aside={filter}>
      <AdminList query={query} what="subscriptions" empty="No subscriptions found">
        {(subscriptions, landing) => <SubscriptionTable subscriptions={subscriptions} landing={landing} />}
      </AdminList>
    </AdminPanel>
  );
}
