import { NativeSelect } from '@mantine/core';
import type { DashboardSearch } from '../dashboard-search.ts';
import { useSearchChange, useTabSearch } from '../use-open-tab.ts';
import styles from './filter-select.module.css';

interface FilterSelectProps {
  /** The search parameter of the URL that stores the choice. */
  parameter: keyof Pick<DashboardSearch, 'subscriptions' | 'events'>;
  /** The accessible name: 'Filter subscriptions by state'. */
  label: string;
  /** The choice without a filter: 'All states'. */
  all: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** Filters a list of the tab. The URL stores the choice. */
export function FilterSelect({ parameter, label, all, options }: FilterSelectProps) {
  const search = useTabSearch('membership');
  const changeSearch = useSearchChange('membership');
  return (
    <NativeSelect
      aria-label={label}
      classNames={{ input: styles.select ?? '' }}
      data={[{ value: '', label: all }, ...options.map(([value, text]) => ({ value, label: text }))]}
      value={search[parameter] ?? ''}
      onChange={({ currentTarget: { value } }) => void changeSearch({ [parameter]: value || undefined })}
    />
  );
}
