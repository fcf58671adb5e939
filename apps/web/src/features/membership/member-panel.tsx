import { ButtonLink } from '../../ui/button.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Facts } from '../account/profile-section.tsx';
import styles from './member-panel.module.css';
import type { Standing } from './membership-standing.ts';

/** What a member sees instead of the plans: the state of the membership, and the link to manage it. */
export function MemberPanel({ title, text, facts }: Extract<Standing, { is: 'member' }>) {
  return (
    <section className={styles.panel} aria-labelledby="own-membership">
      <h2 id="own-membership" className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <Facts facts={facts} />
      <div className={styles.row}>
        <ButtonLink to="/profile" hash="membership" variant="primary" size="lg">
          Manage Subscription
        </ButtonLink>
        <GoLink to="/articles" search={{ free: '0' }}>
          Read premium articles
        </GoLink>
      </div>
    </section>
  );
}

/** What editors and admins see instead of the plans. */
export function IncludedPanel() {
  return (
    <Notice title="Your role includes everything" action={<GoLink to="/profile">Go to your profile</GoLink>}>
      You have access to all premium content. You don’t need a membership.
    </Notice>
  );
}
