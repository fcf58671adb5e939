import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { FeatureSwitches } from './feature-switches.tsx';
import { MailTest } from './mail-test.tsx';
import { ServiceList } from './service-list.tsx';
import { SettingList } from './setting-list.tsx';
import styles from './settings-tab.module.css';

/** What admins set about the site, and the outside services that it uses. */
export function SettingsTab() {
  return (
    <div className={classNames(layout.grid, styles.panels)}>
      <div className={styles.main}>
        <SettingList />
      </div>
      <div className={styles.side}>
        <FeatureSwitches />
        <ServiceList />
        <MailTest />
      </div>
    </div>
  );
}
