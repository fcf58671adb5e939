import { NativeSelect } from '@mantine/core';
import { useAppliedForm } from '../../../../lib/use-applied-form.ts';
import { SearchField } from '../../../../ui/toolbar.tsx';
import { readInboxFilter, STATUS_OPTIONS } from './inbox-filter.ts';
import styles from './inbox-filter-form.module.css';
import { type InboxFilter, NEW_MESSAGES } from './inbox-query.ts';

const STATUSES = [...STATUS_OPTIONS, { value: '', label: 'All statuses' }];
const TYPES = [
  { value: '', label: 'All forms' },
  { value: 'general', label: 'Messages' },
  { value: 'guest', label: 'Guest applications' },
];

/** The search and the filters of the inbox. Each change applies immediately. */
export function InboxFilterForm({ onChange }: { onChange: (filter: InboxFilter) => void }) {
  const form = useAppliedForm((fields) => onChange(readInboxFilter(fields)));
  return (
    <search>
      <form className={styles.form} onSubmit={form.onSubmit}>
        <SearchField label="Search messages" onChange={form.onType} />
        <NativeSelect
          name="status"
          aria-label="Status of the messages"
          data={STATUSES}
          defaultValue={NEW_MESSAGES.status ?? ''}
          onChange={form.onChoose}
        />
        <NativeSelect name="type" aria-label="Form" data={TYPES} onChange={form.onChoose} />
      </form>
    </search>
  );
}
