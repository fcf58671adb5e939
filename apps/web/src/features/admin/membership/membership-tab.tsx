import { TabSections } from '../tab-sections.tsx';
import { CodeSection } from './codes/code-section.tsx';
import { EventSection } from './events/event-section.tsx';
import { FeedSection } from './feeds/feed-section.tsx';
import { ReconciliationSection } from './reconciliation/reconciliation-section.tsx';
import { RevenueSection } from './revenue/revenue-section.tsx';
import { SubscriptionSection } from './subscriptions/subscription-section.tsx';

/** The membership tab: revenue, subscriptions, group codes, private feeds, payment events and reconciliations. */
export function MembershipTab() {
  return (
    <TabSections
      label="Sections of the membership tab"
      sections={[
        { id: 'revenue', title: 'Revenue', content: <RevenueSection /> },
        { id: 'subscriptions', title: 'Subscriptions', content: <SubscriptionSection /> },
        { id: 'group-codes', title: 'Group codes', content: <CodeSection /> },
        { id: 'private-feeds', title: 'All private feeds', content: <FeedSection /> },
        { id: 'payment-events', title: 'Payment events', content: <EventSection /> },
        { id: 'reconciliation', title: 'Reconciliation', content: <ReconciliationSection /> },
      ]}
    />
  );
}
