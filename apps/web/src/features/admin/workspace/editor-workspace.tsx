import { getRouteApi } from '@tanstack/react-router';
import { useId } from 'react';
import { DashboardTabs } from '../dashboard-tabs.tsx';
import { WORKSPACE_TABS } from '../tab-names.ts';
import { TabsPageContext } from '../tabs-page.ts';
import { useSessionWatch } from '../use-session-watch.tsx';
import styles from './editor-workspace.module.css';

const route = getRouteApi('/profile');

/** The dashboard's tabs that editors use: episodes, articles, media and questions. */
export function EditorWorkspace({ now }: { now: string }) {
  useSessionWatch('editor');
  const search = route.useLoaderDeps();
  const id = useId();
  return (
    <section className={styles.workspace} aria-labelledby={id}>
      <h2 id={id}>Editor workspace</h2>
      <TabsPageContext value={{ path: '/profile', tabs: WORKSPACE_TABS, search, now }}>
        <DashboardTabs label="Editor workspace" />
      </TabsPageContext>
    </section>
  );
}
