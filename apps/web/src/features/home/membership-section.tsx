import type { Role } from '@longreturn/contract/roles';
import { useReader } from '../../lib/auth-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import styles from './membership-section.module.css';
import { StaticPart } from './static-part.tsx';

/**
 * What members get and what a membership costs. Members see links to their benefits instead. Editors and admins see
 * nothing, because they need no membership.
 */
export function MembershipSection() {
  const reader = useReader();
  if (reader?.role === 'member') return <OwnMembership />;
  if (!isBuyer(reader)) return null;
  return (
    <Section title="What Members Get">
      <div className={layout.grid}>
        <StaticPart id="member-features" className={styles.features}>
          {({ MemberFeatures }) => <MemberFeatures />}
        </StaticPart>
        <div className={styles.prices}>
          <StaticPart id="membership-prices">{({ MembershipPrices }) => <MembershipPrices />}</StaticPart>
          <ButtonLink to="/membership" className={styles.button}>
            {reader?.subscriptionStatus === 'ended' ? 'Renew membership' : 'Become a member'}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

/** A short text about the membership and a link to the plans, for the top of the page. */
export function MembershipOffer() {
  if (!isBuyer(useReader())) return null;
  return (
    <div className={styles.offer}>
      <StaticPart id="membership-offer">{({ OfferText }) => <OfferText />}</StaticPart>
      <GoLink to="/membership">Compare plans</GoLink>
    </div>
  );
}

const isBuyer = (reader: { role: Role } | undefined): boolean =>
  !reader || reader.role === 'visitor' || reader.role === 'subscriber';

function OwnMembership() {
  return (
    <Section title="Your Membership">
      <p className={text.lede}>You’re a member. You have access to every premium episode and article.</p>
      <p className={styles.links}>
        <GoLink to="/profile" hash="private-feeds">
          Get your private feed
        </GoLink>
        <GoLink to="/episodes" search={{ ama: '1' }}>
          Ask the hosts
        </GoLink>
        <GoLink to="/articles" search={{ free: '0' }}>
          Read premium articles
        </GoLink>
      </p>
    </Section>
  );
}
