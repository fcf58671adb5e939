import type { User } from '@longreturn/contract/account';
import { Button } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { GoLink } from '../../ui/go-link.tsx';
import text from '../../ui/text.module.css';
import { BoughtGifts } from './membership/bought-gifts.tsx';
import { MembershipCard } from './membership/membership-card.tsx';
import { MembershipTimeline } from './membership/membership-timeline.tsx';
import { useReturnFromProvider } from './membership/provider-visit.ts';
import { PROVIDERS } from './membership/running-subscription.ts';
import { ProfileSection } from './profile-section.tsx';

interface MembershipSectionProps {
  user: Pick<User, 'role'>;
  now: string;
}

/** The Membership card of the profile. Emails link to this section. */
export function MembershipSection({ user: { role }, now }: MembershipSectionProps) {
  useReturnFromProvider();
  const { data: membership, refetch } = trpc.membership.mine.useQuery();
  if (!membership) {
    return (
      <ProfileSection anchor="membership" title="Membership">
        <div>
          <Button onClick={() => void refetch()}>Failed to read your membership. Try again</Button>
        </div>
      </ProfileSection>
    );
  }
  const { status, subscription, timeline } = membership;
  return (
    <ProfileSection anchor="membership" title="Membership">
      {subscription?.state === 'pending' ? (
        <p className={text.description}>
          {PROVIDERS[subscription.provider]} hasn’t confirmed your payment yet. Your membership starts when the payment
          is confirmed.
        </p>
      ) : null}
      {status === 'none' ? <NoMember role={role} /> : <MembershipCard membership={membership} />}
      <MembershipTimeline timeline={timeline} now={now} />
      <BoughtGifts now={now} />
    </ProfileSection>
  );
}

function NoMember({ role }: Pick<User, 'role'>) {
  if (role === 'editor' || role === 'admin') {
    return <p className={text.description}>Your role includes all premium content. You don’t need a membership.</p>;
  }
  return (
    <>
      <p className={text.description}>You have no membership. Members get every premium episode and article.</p>
      <GoLink to="/membership">See the membership</GoLink>
    </>
  );
}
