import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { AdminList } from '../../admin-list.tsx';
import { AdminPanel } from '../../admin-panel.tsx';
import { AdminSearch } from '../../admin-search.tsx';
import { FormPanel } from '../../form-panel.tsx';
import { useTabSearch } from '../../use-open-tab.ts';
import { ExportButton } from './export-button.tsx';
import { ImportForm } from './import-form.tsx';
import { SubscriberFilters } from './subscriber-filters.tsx';
import styles from './subscriber-section.module.css';
import { SubscriberStats } from './subscriber-stats.tsx';
import { SubscriberTable } from './subscriber-table.tsx';
import { matchesText } from './subscriber-texts.ts';
import { type SubscriberFilter, subscribersQuery } from './subscribers-query.ts';

/** All newsletter subscribers: numbers, search, removal, export and import. */
export function SubscriberSection() {
  const { q } = useTabSearch('newsletter');
  const [filter, setFilter] = useState<Omit<SubscriberFilter, 'q'>>({});
  const [isImporting, setImporting] = useState(false);
  const { input, options } = subscribersQuery({ ...filter, q });
  const query = trpc.admin.subscribers.list.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const isFiltered = Boolean(q || filter.status || filter.tag);
  const buttons = (
    <div className={styles.buttons}>
      <Button onClick={() => setImporting(true)}>Import CSV</Button>
      <ExportButton />
    </div>
  );
  return (
    <AdminPanel title="Subscribers" aside={buttons}>
      <SubscriberStats />
      {isImporting ? (
        <FormPanel title="Import subscribers">
          <ImportForm onEnd={() => setImporting(false)} />
        </FormPanel>
      ) : null}
      <AdminSearch tab="newsletter" label="Search subscribers">
        {isFiltered ? matchesText(query.data?.pages[0]?.total) : null}
      </AdminSearch>
      <SubscriberFilters filter={filter} onChange={setFilter} />
      <AdminList query={query} what="subscribers" empty="No subscribers found">
        {(subscribers, landing) => <SubscriberTable subscribers={subscribers} landing={landing} />}
      </AdminList>
    </AdminPanel>
  );
}
