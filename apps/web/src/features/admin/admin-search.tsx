import type { FormEvent, ReactNode } from 'react';
import { useAppliedForm, useUrlField } from '../../lib/use-applied-form.ts';
import { classNames } from '../../ui/class-names.ts';
import { SearchField } from '../../ui/toolbar.tsx';
import styles from './admin-search.module.css';
import { type DashboardSearch, dashboardSearch, searchOfTab } from './dashboard-search.ts';
import type { TabName } from './tab-names.ts';
import { useTabsPage } from './tabs-page.ts';
import { useSearchChange, useTabSearch } from './use-open-tab.ts';

interface AdminSearchProps {
  tab: TabName;
  /** The accessible name and placeholder of the box: 'Search users'. */
  label: string;
  /**
   * Returns a select to show beside the box. The select's name is a search parameter, and its change event calls
   * `onChoose`.
   */
  filter?: (onChoose: (event: FormEvent<HTMLSelectElement>) => void) => ReactNode;
  /** The number of matches. */
  children: ReactNode;
}

/** The search box and the filter of a tab's list. The URL stores the values of both. */
export function AdminSearch({ tab, label, filter, children }: AdminSearchProps) {
  const { path, tabs } = useTabsPage();
  const search = useTabSearch(tab);
  const changeSearch = useSearchChange(tab);
  const form = useAppliedForm((fields) => {
    const chosen: DashboardSearch = dashboardSearch(Object.fromEntries(fields));
    const names = [...fields.keys()].filter((name) => name !== 'tab') as (keyof DashboardSearch)[]; // the names of parameters
    void changeSearch(Object.fromEntries(names.map((name) => [name, chosen[name]])));
  });
  const box = useUrlField(search.q ?? '');
  return (
    <search>
      <form
        className={classNames(styles.form, filter && styles.filtered)}
        action={path}
        method="get"
        onSubmit={form.onSubmit}
      >
        <input type="hidden" name="tab" value={searchOfTab(tab, tabs).tab ?? ''} />
        <SearchField label={label} defaultValue={search.q ?? ''} ref={box} onChange={form.onType} />
        {filter?.(form.onChoose)}
        <p className={styles.count} role="status">
          {children}
        </p>
      </form>
    </search>
  );
}
