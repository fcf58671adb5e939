import type { User } from '@longreturn/contract/account';
import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { changedFields, takeFocus } from '../../lib/form-fields.ts';
import { guardLeaving } from '../../lib/log-out.ts';
import layout from '../../ui/layout.module.css';
import { confirm } from '../modals/confirm.tsx';
import { loadModals } from '../modals/modal-host.tsx';
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

const DISCARD = {
  title: 'Discard your changes?',
  text: 'The changes to your profile aren’t saved yet.',
  confirm: 'Discard changes',
  cancel: 'Keep editing',
};

/**
 * Asks before the user leaves a form with unsaved changes by opening another page or logging out. Before they close or reload the page, the browser asks.
 */
function LeavePrompt({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const isDiscarded = useRef(false);
  const isChanged = () => form.current !== null && changedFields(form.current).length > 0;
  const ask = async (): Promise<boolean> => {
    if (!isChanged()) return true;
    isDiscarded.current = await confirm(DISCARD); // then the browser doesn't ask again
    return isDiscarded.current;
  };

  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await ask()),
    enableBeforeUnload: () => isChanged() && !isDiscarded.current,
  });
  const guard = useEffectEvent(ask);
  useEffect(() => guardLeaving(() => guard()), []);
  // Loads the dialog in advance, because the network may fail when the user leaves.
  useEffect(() => void loadModals().catch(() => undefined), []);
  return null;
}

/** Whether the account gets the newsletter. It starts once the email address is confirmed. */
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
