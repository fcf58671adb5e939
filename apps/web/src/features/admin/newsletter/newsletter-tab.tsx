import { TabSections } from '../tab-sections.tsx';
import { IssueSection } from './issues/issue-section.tsx';
import { SubscriberSection } from './subscribers/subscriber-section.tsx';

/** The newsletter tab: subscribers, and issues below them. */
export function NewsletterTab() {
  return (
    <TabSections
      label="Sections of the newsletter"
      sections={[
        { id: 'subscribers', title: 'Subscribers', content: <SubscriberSection /> },
        { id: 'issues', title: 'Issues', content: <IssueSection /> },
      ]}
    />
  );
}
