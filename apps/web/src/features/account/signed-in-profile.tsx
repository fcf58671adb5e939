import type { User } from '@longreturn/contract/account';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { AccountSection } from './account-section.tsx';
import { Avatar } from './avatar.tsx';
import { AvatarControl } from './avatar-control.tsx';
import { MembershipSection } from './membership-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { SecuritySection } from './security-section.tsx';
import styles from './signed-in-profile.module.css';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

interface SignedInProfileProps {
  user: User;
  /** The current time, for relative times. */
  now: string;
}

export function SignedInProfile({ user, now }: SignedInProfileProps) {
  return (
    <Wrap>
      <PageHead title="Profile" />
      <div className={styles.head}>
        <Avatar user={user} />
        <div className={styles.who}>
          <p className={styles.name}>
            {user.name}
            {user.role === 'member' ? <Tag tone="premium">Premium Member</Tag> : null}
          </p>
          <AvatarControl user={user} />
        </div>
      </div>
      <div className={styles.notice}>
        <NeedsScript />
        {user.emailConfirmed ? null : <UnconfirmedNotice email={user.email} />}
      </div>
      <PersonalSection user={user} />
      <MembershipSection user={user} />
      <SecuritySection user={user} now={now} />
      <AccountSection user={user} />
    </Wrap>
  );
}
