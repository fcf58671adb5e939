import type { ReactNode } from 'react';
import { useAppliedForm, useUrlField } from '../../lib/use-applied-form.ts';
import { SearchField } from '../../ui/toolbar.tsx';
import styles from './admin-search.module.css';
import { dashboardSearch, searchOfTab } from './dashboard-search.ts';
import type { TabName } from './tab-names.ts';
import { useTabsPage } from './tabs-page.ts';
import { useSearchChange, useTabSearch } from './use-open-tab.ts';

interface AdminSearchProps {
  tab: TabName;
  /** 'Search users'. */
  label: string;
  /** The number of matches. */
  children: ReactNode;
}

/** The search box of a tab's list. The search is in the URL. */
export function AdminSearch({ tab, label, children }: AdminSearchProps) {
  const { path, tabs } = useTabsPage();
  const search = useTabSearch(tab);
  const changeSearch = useSearchChange(tab);
  const form = useAppliedForm((fields) => void changeSearch({ q: dashboardSearch({ q: fields.get('q') }).q }));
  const box = useUrlField(search.q ?? '');
  return (
    <search>
      <form className={styles.form} action={path} method="get" onSubmit={form.onSubmit}>
        <input type="hidden" name="tab" value={searchOfTab(tab, tabs).tab ?? ''} />
        <SearchField label={label} defaultValue={search.q ?? ''} ref={box} onChange={form.onType} />
        <p className={styles.count} role="status">
          {children}
        </p>
      </form>
    </search>
  );
}
