import { listSubscribersInput } from '@longreturn/contract/subscribers';
import { NativeSelect } from '@mantine/core';
import { trpc } from '../../../../lib/trpc.ts';
import styles from './subscriber-section.module.css';
import { STATUS_TITLES } from './subscriber-texts.ts';
import type { SubscriberFilter } from './subscribers-query.ts';

type Filter = Omit<SubscriberFilter, 'q'>;

const STATUSES = [
  { value: '', label: 'All statuses' },
  ...Object.entries(STATUS_TITLES).map(([value, label]) => ({ value, label })),
];

/** Filters the list by status and tag. */
export function SubscriberFilters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { data } = trpc.admin.subscribers.tags.useQuery();
  const tags = [{ value: '', label: 'All tags' }, ...(data?.tags ?? []).map((tag) => ({ value: tag, label: tag }))];
  return (
    <div className={styles.filters}>
      <NativeSelect
        label="Status"
        data={STATUSES}
        value={filter.status ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, status: readStatus(value) })}
      />
      <NativeSelect
        label="Tag"
        data={tags}
        value={filter.tag ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, tag: value || undefined })}
      />
    </div>
  );
}

function readStatus(value: string): Filter['status'] {
  return listSubscribersInput.shape.status.safeParse(value || undefined).data;
}
