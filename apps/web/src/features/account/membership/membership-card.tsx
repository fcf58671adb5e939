import type { Membership } from '@longreturn/contract/membership';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { GoLink } from '../../../ui/go-link.tsx';
import layout from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import { membershipState } from '../membership-state.ts';
import { Facts } from '../profile-section.tsx';
import { ManagePanel } from './manage-panel.tsx';
import { panelProps } from './manage-row.tsx';
import { membershipFacts } from './membership-facts.ts';
import { PastDueNotice } from './past-due-notice.tsx';
import { ReceiptsButton } from './receipts.tsx';
import { paidSubscription } from './running-subscription.ts';

/** The card of a user who is or was a member. */
export function MembershipCard({ membership }: { membership: Membership }) {
  const { status, subscription } = membership;
  const state = membershipState(status);
  if (!state) return null;
  return (
    <>
      {status === 'past_due' && subscription ? <PastDueNotice subscription={subscription} /> : null}
      <Facts facts={membershipFacts(membership)} />
      {status === 'past_due' ? null : <p className={text.description}>{state.text}</p>}
      {state.action === 'manage' ? <Management membership={membership} /> : <Rejoin membership={membership} />}
    </>
  );
}

/** The button that shows what the member can do. */
function Management({ membership }: { membership: Membership }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelProps.id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Manage Subscription
        </Button>
      </div>
      {isOpen ? <ManagePanel membership={membership} /> : null}
    </>
  );
}

function Rejoin({ membership }: { membership: Membership }) {
  return (
    <div className={layout.row}>
      <GoLink to="/membership">Become a member again</GoLink>
      {paidSubscription(membership) ? <ReceiptsButton /> : null}
    </div>
  );
}
