import { IssueSection } from './issues/issue-section.tsx';
import { SubscriberSection } from './subscribers/subscriber-section.tsx';

/** The newsletter tab. */
export function NewsletterTab() {
  return (
    <>
      <SubscriberSection />
      <IssueSection />
    </>
  );
}
