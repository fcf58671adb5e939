import { Suspense, useState } from 'react';
import { stringifySearch } from '../../lib/search-schema.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { openTab, searchOfTab } from './dashboard-search.ts';
import styles from './dashboard-tabs.module.css';
import { PanelPlaceholder } from './panel-placeholder.tsx';
import { TAB_TITLES, type TabName } from './tab-names.ts';
import { TAB_PANELS } from './tab-panels.ts';
import { useTabsPage } from './tabs-page.ts';
import { useOpenTab } from './use-open-tab.ts';

/** The tabs of the page. A tab's panel loads when it is first opened, and stays, so that no typed text is lost. */
export function DashboardTabs({ label }: { label: string }) {
  const { path, tabs, search } = useTabsPage();
  const selected = openTab(search, tabs);
  const open = useOpenTab();
  const [opened, setOpened] = useState([selected]);
  if (!opened.includes(selected)) setOpened([...opened, selected]);
  return (
    <div className={styles.tabs}>
      <Tabs
        label={label}
        selected={selected}
        onSelect={open}
        pathOf={(name) => path + stringifySearch(searchOfTab(name, tabs))}
        tabs={tabs.map((name) => ({
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
