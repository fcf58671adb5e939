import type { User } from '@longreturn/contract/account';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { takeFocus } from '../../lib/take-focus.ts';
import { Facts } from './facts.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { NewsletterState } from './newsletter-state.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSection } from './profile-section.tsx';

/** The profile's view and edit modes. */
export function PersonalSection({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null);
  const [mode, setMode] = useState<'first' | 'edit' | 'back'>('first');
  const { phoneNumber, bio } = user.profile;
  if (mode === 'edit') {
    return (
      <ProfileSection title="About you">
        <ProfileForm ref={form} user={user} onEnd={() => setMode('back')} />
        <LeaveQuestion form={form} />
      </ProfileSection>
    );
  }
  return (
    <ProfileSection title="About you">
      <Facts
        facts={[
          { term: 'Name', value: user.name },
          { term: 'Email', value: user.email },
          { term: 'Phone number', value: phoneNumber },
          { term: 'Bio', value: bio },
          { term: 'Newsletter', value: <NewsletterState user={user} /> },
        ]}
      />
      <div>
        <Button ref={mode === 'back' ? takeFocus : undefined} onClick={() => setMode('edit')}>
          Edit Profile
        </Button>
      </div>
    </ProfileSection>
  );
}
