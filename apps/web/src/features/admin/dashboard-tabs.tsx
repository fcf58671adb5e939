import { useEffect, useState } from 'react';
import { stringifySearch } from '../../lib/search-schema.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { loadToaster } from '../toasts/toast-host.tsx';
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
  // Loads the toaster in advance, because it must also work after the network has failed.
  useEffect(() => void loadToaster(), []);
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
  return (
    <div className={styles.panel}>
      <LazyPart code={TAB_PANELS[name]} what={name} placeholder={<PanelPlaceholder />}>
        {(Panel) => <Panel />}
      </LazyPart>
    </div>
  );
}
