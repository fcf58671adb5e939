import { IssueSection } from './issues/issue-section.tsx';

/** The newsletter tab. */
export function NewsletterTab() {
  return <IssueSection />;
}
