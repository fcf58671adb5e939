import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../../lib/trpc.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminPanel } from '../../admin-panel.tsx';
import { useTabSearch } from '../../use-open-tab.ts';
import { FilterSelect } from '../filter-select.tsx';
import { OUTCOMES } from '../membership-texts.ts';
import { EventTable } from './event-table.tsx';
import { eventsQuery } from './events-query.ts';

const OPTIONS = Object.entries(OUTCOMES).map(([outcome, { text }]) => [outcome, text] as const);

/** The events that the payment providers sent, the latest first. */
export function EventSection() {
  const { input, options } = eventsQuery(useTabSearch('membership'));
  const query = trpc.admin.payments.events.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const filter = (
    <FilterSelect parameter="events" label="Filter payment events by outcome" all="All outcomes" options={OPTIONS} />
  );
  return (
    <AdminPanel title="Payment events" aside={filter}>
      <AdminList query={query} what="payment events" empty="No payment events found">
        {(events, landing) => <EventTable events={events} landing={landing} />}
      </AdminList>
    </AdminPanel>
  );
}
