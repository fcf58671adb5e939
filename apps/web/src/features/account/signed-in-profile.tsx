import type { User } from '@longreturn/contract/account';
import { LIMITS } from '@longreturn/contract/limits';
import { useState } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { NeedsScript, Notice } from '../../ui/notice.tsx';
import { PageHead, Wrap } from '../../ui/section.tsx';
import { Tag } from '../../ui/tag.tsx';
import { WORKSPACE } from '../admin/workspace/lazy-workspace.ts';
import { AccountSection } from './account-section.tsx';
import { AvatarControl } from './avatar-control.tsx';
import { ContinueListening } from './continue-listening.tsx';
import { MembershipSection } from './membership-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { PrivateFeedsSection } from './private-feeds/private-feeds-section.tsx';
import { ResendButton } from './resend-button.tsx';
import { SecuritySection } from './security-section.tsx';
import styles from './signed-in-profile.module.css';

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
      {user.role === 'editor' ? (
        <LazyPart code={WORKSPACE} what="the editor workspace" placeholder={null}>
          {(EditorWorkspace) => <EditorWorkspace now={now} />}
        </LazyPart>
      ) : null}
      <ContinueListening />
      <PersonalSection user={user} />
      <MembershipSection user={user} now={now} />
      <PrivateFeedsSection user={user} now={now} />
      <SecuritySection user={user} now={now} />
      <AccountSection user={user} />
    </Wrap>
  );
}

/** Asks the user to confirm their email address. */
function UnconfirmedNotice({ email }: { email: string }) {
  return (
    <Notice
      title="Please confirm your email address"
      action={<ResendButton email={email} label="Send the email again" />}
    >
      We have sent a link to {email}. Open it to make sure that our emails reach you.
    </Notice>
  );
}

/** A user's picture or initials. Hidden from screen readers, because the name is beside it. */
function Avatar({ user: { name, profile } }: { user: Pick<User, 'name' | 'profile'> }) {
  const [failed, setFailed] = useState<string>();
  const { avatarUrl } = profile;
  if (avatarUrl === null || avatarUrl === failed) {
    return (
      <span className={styles.avatar} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  const size = LIMITS.avatarPixels;
  return (
    <img
      className={styles.avatar}
      src={avatarUrl}
      width={size}
      height={size}
      alt=""
      decoding="async"
      onError={() => setFailed(avatarUrl)}
    />
  );
}

/** Returns the first letters of the first and last word of a name, for users without a picture. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}
