import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { ArchivePanel } from './archive-panel.tsx';
import { FeatureSwitches } from './feature-switches.tsx';
import { ImportPanel } from './imports/import-panel.tsx';
import { MailTest } from './mail-test.tsx';
import { ServiceList } from './service-list.tsx';
import { SettingList } from './setting-list.tsx';
import styles from './settings-tab.module.css';

/** The settings that admins can change, and the external services that the site uses. */
export function SettingsTab() {
  return (
    <div className={classNames(layout.grid, styles.panels)}>
      <div className={styles.main}>
        <SettingList />
        <ImportPanel />
      </div>
      <div className={styles.side}>
        <FeatureSwitches />
        <ServiceList />
        <MailTest />
        <ArchivePanel />
      </div>
    </div>
  );
}
