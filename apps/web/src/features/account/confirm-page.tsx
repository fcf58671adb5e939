import { useState } from 'react';
import { isLinkFault } from '../../lib/is-link-fault.ts';
import { leaveFor } from '../../lib/leave-for.ts';
import { useAuth } from '../../lib/use-auth.ts';
import { useClient } from '../../lib/use-client.ts';
import { useTask } from '../../lib/use-task.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { keepToast } from '../toasts/keep-toast.ts';
import { showToast } from '../toasts/show-toast.ts';
import { HomeAside } from './aside-links.tsx';

/** Where the link of a confirmation mail leads. Only the button confirms: mail scanners open every link. */
export function ConfirmPage({ token }: { token: string }) {
  const client = useClient();
  const isSignedIn = useAuth().session.is === 'user';
  const [isInvalid, setInvalid] = useState(false);
  const { busy, run } = useTask(
    async () => {
      await client.auth.confirm.mutate({ token });
      keepToast({ title: 'Email address confirmed', tone: 'good' });
      await leaveFor(isSignedIn ? '/profile' : '/login');
    },
    (failure) => {
      if (isLinkFault(failure)) return setInvalid(true);
      showToast({ title: 'Confirmation failed', message: failure.message ?? 'Please try again.', tone: 'bad' });
    },
  );
  return (
    <FormPage
      title="Confirm your email address"
      lede="One press, and we know that our mail reaches you."
      aside={<HomeAside />}
    >
      {isInvalid ? (
        <Notice
          tone="bad"
          isNews
          title="This link is not valid or has expired"
          action={
            <GoLink to={isSignedIn ? '/profile' : '/login'} search={isSignedIn ? {} : { next: '/profile' }}>
              {isSignedIn ? 'Send the mail again' : 'Login'}
            </GoLink>
          }
        >
          {isSignedIn
            ? 'If your address is still unconfirmed, your profile sends you a new one.'
            : 'If your address is still unconfirmed, log in and have a new one sent from your profile.'}
        </Notice>
      ) : (
        <BusyButton
          variant="primary"
          size="lg"
          label="Confirm email address"
          busyLabel="Processing..."
          busy={busy}
          onClick={run}
        />
      )}
    </FormPage>
  );
}
