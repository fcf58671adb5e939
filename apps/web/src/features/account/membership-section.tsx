import type { User } from '@longreturn/contract/account';
import { ButtonLink } from '../../ui/button.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import text from '../../ui/text.module.css';
import { type MembershipState, membershipState } from './membership-state.ts';
import { Facts, ProfileSection } from './profile-section.tsx';

/** The path as a plain string: the page responds with 404 until it is built. */
const MEMBERSHIP: { to: string } = { to: '/membership' };

/** The Membership card of the profile. */
export function MembershipSection({ user }: { user: Pick<User, 'role' | 'subscriptionStatus'> }) {
  const state = membershipState(user.subscriptionStatus);
  return (
    <ProfileSection title="Membership">{state ? <Card state={state} /> : <NoMember role={user.role} />}</ProfileSection>
  );
}

function Card({ state: { status, price, text: consequence, action } }: { state: MembershipState }) {
  return (
    <>
      <Facts
        facts={[
          { term: 'Plan', value: 'Premium subscription' },
          { term: 'Status', value: status },
          ...(price === undefined ? [] : [{ term: 'Price', value: price }]),
        ]}
      />
      <p className={text.description}>{consequence}</p>
      {action === 'manage' ? (
        <div>
          <ButtonLink {...MEMBERSHIP}>Manage Subscription</ButtonLink>
        </div>
      ) : (
        <GoLink {...MEMBERSHIP}>Become a member again</GoLink>
      )}
    </>
  );
}

function NoMember({ role }: Pick<User, 'role'>) {
  if (role === 'editor' || role === 'admin') {
    return <p className={text.description}>Your role includes all premium content. You don’t need a membership.</p>;
  }
  return (
    <>
      <p className={text.description}>You have no membership. Members get every premium episode and article.</p>
      <GoLink {...MEMBERSHIP}>See the membership</GoLink>
    </>
  );
}
