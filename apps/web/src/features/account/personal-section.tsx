import type { User } from '@longreturn/contract/account';
import { Button } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { changedFields, takeFocus } from '../../lib/form-fields.ts';
import layout from '../../ui/layout.module.css';
import { useLeaveWarning } from '../admin/use-leave-warning.ts';
import { ProfileForm } from './profile-form.tsx';
import { Facts, ProfileSection } from './profile-section.tsx';
import { ResendButton } from './resend-button.tsx';

/** The profile's view and edit modes. */
export function PersonalSection({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null);
  const [mode, setMode] = useState<'first' | 'edit' | 'back'>('first');
  const { phoneNumber, bio } = user.profile;
  if (mode === 'edit') {
    return (
      <ProfileSection title="About you">
        <ProfileForm ref={form} user={user} onEnd={() => setMode('back')} />
        <LeavePrompt form={form} />
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

/** Asks before the user leaves the form with unsaved changes. */
function LeavePrompt({ form }: { form: RefObject<HTMLFormElement | null> }) {
  useLeaveWarning(() => form.current !== null && changedFields(form.current).length > 0);
  return null;
}

/** Shows whether the account gets the newsletter, which starts once the email address is confirmed. */
function NewsletterState({ user }: { user: Pick<User, 'email' | 'emailConfirmed' | 'profile'> }) {
  if (!user.profile.newsletterOptIn) return 'Not subscribed';
  if (user.emailConfirmed) return 'Subscribed';
  return (
    <span className={layout.row}>
      Confirm your email first
      <ResendButton size="sm" email={user.email} label="Send again" />
    </span>
  );
}
