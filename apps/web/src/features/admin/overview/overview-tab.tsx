import { useState } from 'react';
import { lazyCode } from '../../../lib/lazy-code.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { Activity } from './activity.tsx';
import { FailedMails } from './failed-mails.tsx';
import { ContactInbox } from './inbox/contact-inbox.tsx';
import { LaterSection } from './later-section.tsx';
import styles from './overview-tab.module.css';
import { SecurityAlerts } from './security-alerts.tsx';

const TRENDS = lazyCode(async () => (await import('./trends/trends.tsx')).Trends);
const SCHEDULED = lazyCode(async () => (await import('./scheduled-items.tsx')).ScheduledItems);
const JOBS = lazyCode(async () => (await import('./jobs.tsx')).Jobs);

/** The overview: first what needs attention, then what has happened, and finally what will happen. */
export function OverviewTab() {
  const [isLogOpen, setLogOpen] = useState(false);
  return (
    <div className={classNames(layout.grid, styles.panels)}>
      <div className={styles.alerts}>
        <SecurityAlerts />
      </div>
      <div className={styles.inbox}>
        <ContactInbox />
      </div>
      <div className={styles.mails}>
        <FailedMails />
      </div>
      <div className={isLogOpen ? styles.log : styles.main}>
        <Activity isLogOpen={isLogOpen} onToggle={() => setLogOpen(!isLogOpen)} />
      </div>
      <div className={isLogOpen ? styles.log : styles.side}>
        <LaterSection title="Trends" what="trends" className={styles.trends} code={TRENDS} />
      </div>
      <div className={styles.scheduled}>
        <LaterSection title="Scheduled" what="scheduled items" className={styles.reserved} code={SCHEDULED} />
      </div>
      <div className={styles.jobs}>
        <LaterSection title="Jobs" what="jobs" className={styles.reserved} code={JOBS} />
      </div>
    </div>
  );
}
