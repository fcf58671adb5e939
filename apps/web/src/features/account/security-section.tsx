import type { User } from '@longreturn/contract/account';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { takeFocus } from '../../lib/form-fields.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { Tag } from '../../ui/tag.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { providerName } from './provider-links.tsx';
import styles from './security-section.module.css';
import { SessionList } from './session-list.tsx';

interface SecuritySectionProps {
  user: User;
  now: string;
}

/** Sign-in methods and active sessions. */
export function SecuritySection({ user, now }: SecuritySectionProps) {
  return (
    <ProfileSection title="Security">
      <Password user={user} now={now} />
      {user.identities.map((name) => (
        <div key={name} className={styles.row}>
          <div>
            <b>
              {providerName(name)} <Tag tone="green">Linked</Tag>
            </b>
            <p>Signs you in without a password.</p>
          </div>
        </div>
      ))}
      <SessionList now={now} />
    </ProfileSection>
  );
}

function Password({ user, now }: SecuritySectionProps) {
  const [mode, setMode] = useState<'first' | 'edit' | 'back'>('first');
  const { passwordChangedAt } = user;
  const hasPassword = passwordChangedAt !== null;
  if (mode === 'edit') return <PasswordForm user={user} onEnd={() => setMode('back')} />;
  return (
    <div className={styles.row}>
      <div>
        <b>Password</b>
        <p>{hasPassword ? `Last changed ${relativeTime(passwordChangedAt, now)}` : 'You don’t have a password yet.'}</p>
      </div>
      <Button ref={mode === 'back' ? takeFocus : undefined} onClick={() => setMode('edit')}>
        {hasPassword ? 'Change password' : 'Set a password'}
      </Button>
    </div>
  );
}
