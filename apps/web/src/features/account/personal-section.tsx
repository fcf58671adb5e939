import type { User } from '@longreturn/contract/account';
import { useState } from 'react';
import { takeFocus } from '../../lib/take-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from './facts.tsx';
import { NewsletterState } from './newsletter-state.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSection } from './profile-section.tsx';

/** The profile's view and edit modes (specification §4, Profile). */
export function PersonalSection({ user }: { user: User }) {
  const [mode, setMode] = useState<'first' | 'edit' | 'back'>('first');
  const { phoneNumber, bio } = user.profile;
  if (mode === 'edit') {
    return (
      <ProfileSection title="About you">
        <ProfileForm user={user} onEnd={() => setMode('back')} />
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
