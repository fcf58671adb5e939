import { IssueSection } from './issues/issue-section.tsx';
import styles from './newsletter-tab.module.css';
import { SubscriberSection } from './subscribers/subscriber-section.tsx';

/** The newsletter tab. */
export function NewsletterTab() {
  return (
    <div className={styles.sections}>
      <SubscriberSection />
      <IssueSection />
    </div>
  );
}
