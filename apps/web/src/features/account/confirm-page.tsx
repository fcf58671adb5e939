import { useState } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { leaveFor } from '../../lib/leave-for.ts';
import { isLinkFault, readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { OperatedPage } from '../../ui/operated-page.tsx';
import { failureToast, keepToast } from '../toasts/show-toast.ts';
import { HomeAside } from './aside-links.tsx';

const failConfirmation = failureToast('Confirmation failed');

/** The page of a confirmation email's link. Only the button confirms, as email scanners open every link. */
export function ConfirmPage({ token }: { token: string }) {
  const isSignedIn = useAuth().session.is === 'user';
  const [state, setState] = useState<'asking' | 'invalid' | 'removed'>('asking');
  const confirm = trpc.auth.confirm.useMutation({
    onSuccess: async ({ signIn }) => {
      if (signIn === 'removed') return setState('removed');
      keepToast({ title: 'Email address confirmed', tone: 'good' });
      await leaveFor(isSignedIn ? '/profile' : '/login');
    },
    onError: (error) => (isLinkFault(readFailure(error)) ? setState('invalid') : failConfirmation(error)),
  });
  return (
    <OperatedPage
      title="Confirm your email address"
      lede="Press the button to confirm that our emails reach you."
      aside={<HomeAside />}
    >
      {state === 'invalid' ? <InvalidLink isSignedIn={isSignedIn} /> : null}
      {state === 'removed' ? <SignInsRemoved /> : null}
      {state === 'asking' ? (
        <>
          {isSignedIn ? null : <NotSignedIn />}
          <ActionButton
            variant="primary"
            size="lg"
            label="Confirm email address"
            busyLabel="Processing..."
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ token })}
          />
        </>
      ) : null}
    </OperatedPage>
  );
}

/** Shown before the button is pressed, as it can't be undone. */
function NotSignedIn() {
  return (
    <Notice title="You are not logged in here" action={<GoLink to="/login">Login</GoLink>}>
      If you confirm here, we remove the account’s password and log it out everywhere, because someone else may have
      opened it. You then set a new password. To keep yours, log in first and open the link in the email again.
    </Notice>
  );
}

/** Someone else may have created the account, so every earlier way to log in is gone. */
function SignInsRemoved() {
  return (
    <Notice
      tone="good"
      isNews
      title="Email address confirmed"
      action={
        <div className={layout.row}>
          <GoLink to="/forgot-password">Set a password</GoLink>
          <GoLink to="/login">Login</GoLink>
        </div>
      }
    >
      You were not logged in to this account here, so we removed its password and logged it out everywhere. Set a new
      password, or log in with Google or Apple.
    </Notice>
  );
}

function InvalidLink({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Notice
      tone="bad"
      isNews
      title="This link is not valid or has expired"
      action={
        <GoLink to={isSignedIn ? '/profile' : '/login'} search={isSignedIn ? {} : { next: '/profile' }}>
          {isSignedIn ? 'Send the email again' : 'Login'}
        </GoLink>
      }
    >
      {isSignedIn
        ? 'If your email address is still unconfirmed, request a new link in your profile.'
        : 'If your email address is still unconfirmed, log in and request a new link in your profile.'}
    </Notice>
  );
}
