import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import styles from './overview-tab.module.css';
import { RecentActivity } from './recent-activity.tsx';
import { SecurityAlerts } from './security-alerts.tsx';

/** What has happened, and what needs attention. */
export function OverviewTab() {
  return (
    <div className={classNames(layout.grid, styles.panels)}>
      <div className={styles.main}>
        <RecentActivity />
      </div>
      <div className={styles.side}>
        <SecurityAlerts />
      </div>
    </div>
  );
}
