import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { stringifySearch } from '../../lib/search-schema.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { openTab, searchOfTab } from './dashboard-search.ts';
import styles from './dashboard-tabs.module.css';
import { PanelPlaceholder } from './panel-placeholder.tsx';
import { TAB_NAMES, TAB_TITLES, type TabName } from './tab-names.ts';
import { TAB_PANELS } from './tab-panels.ts';
import { useOpenTab } from './use-open-tab.ts';

const route = getRouteApi('/admin/dashboard');

/** The tabs. A tab's panel loads when it is first opened, and stays, so that no typed text is lost. */
export function DashboardTabs() {
  const selected = openTab(route.useLoaderDeps());
  const open = useOpenTab();
  const [opened, setOpened] = useState([selected]);
  if (!opened.includes(selected)) setOpened([...opened, selected]);
  return (
    <div className={styles.tabs}>
      <Tabs
        label="Dashboard"
        selected={selected}
        onSelect={open}
        pathOf={(name) => `/admin/dashboard${stringifySearch(searchOfTab(name))}`}
        tabs={TAB_NAMES.map((name) => ({
          name,
          title: TAB_TITLES[name],
          panel: opened.includes(name) ? <OpenedPanel name={name} /> : null,
        }))}
      />
    </div>
  );
}

function OpenedPanel({ name }: { name: TabName }) {
  const Panel = TAB_PANELS[name];
  return (
    <div className={styles.panel}>
      <Suspense fallback={<PanelPlaceholder />}>
        <Panel />
      </Suspense>
    </div>
  );
}
