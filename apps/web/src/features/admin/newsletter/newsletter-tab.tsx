import { IssueSection } from './issues/issue-section.tsx';
import styles from './newsletter-tab.module.css';
import { SubscriberSection } from './subscribers/subscriber-section.tsx';

/**
 * The newsletter tab: subscribers, and issues below them. Links at the top lead to both, because the first list is
 * long.
 */
export function NewsletterTab() {
  return (
    <>
      <nav className={styles.links} aria-label="Sections of the newsletter">
        <a href="#subscribers">Subscribers</a>
        <a href="#issues">Issues</a>
      </nav>
      <div className={styles.sections}>
        <div id="subscribers">
          <SubscriberSection />
        </div>
        <div id="issues">
          <IssueSection />
        </div>
      </div>
    </>
  );
}
