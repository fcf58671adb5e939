import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAppliedForm, useUrlField } from '../../lib/use-applied-form.ts';
import { SearchField } from '../../ui/toolbar.tsx';
import styles from './admin-search.module.css';
import { type DashboardSearch, dashboardSearch, openTab, searchOfTab } from './dashboard-search.ts';
import type { TabName } from './tab-names.ts';
import { useTabSearch } from './use-open-tab.ts';

interface AdminSearchProps {
  tab: TabName;
  /** 'Search users'. */
  label: string;
  /** The number of matches. */
  children: ReactNode;
}

/** The search box of a tab's list. The search is in the URL. */
export function AdminSearch({ tab, label, children }: AdminSearchProps) {
  const search = useTabSearch(tab);
  const navigate = useNavigate({ from: '/admin/dashboard' });
  const form = useAppliedForm((fields) => {
    const { q } = dashboardSearch({ q: fields.get('q') });
    // Another tab may have been opened since the last letter.
    const change = (shown: DashboardSearch) => (openTab(shown) === tab ? { ...shown, q } : shown);
    void navigate({ to: '/admin/dashboard', search: change, replace: true, resetScroll: false });
  });
  const box = useUrlField(search.q ?? '');
  return (
    <search>
      <form className={styles.form} action="/admin/dashboard" method="get" onSubmit={form.onSubmit}>
        <input type="hidden" name="tab" value={searchOfTab(tab).tab ?? ''} />
        <SearchField label={label} defaultValue={search.q ?? ''} ref={box} onChange={form.onType} />
        <p className={styles.count} role="status">
          {children}
        </p>
      </form>
    </search>
  );
}
