import { useState } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { leaveFor } from '../../lib/leave-for.ts';
import { isInvalidLinkError, readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { failureToast, storeToast } from '../toasts/show-toast.ts';
import { HomeAside } from './aside-links.tsx';

const showConfirmationError = failureToast('Confirmation failed');

/**
 * The page that the link in a confirmation email opens. Only a click on the page's button confirms the address, because
 * email scanners open every link.
 */
export function ConfirmPage({ token }: { token: string }) {
  const isSignedIn = useAuth().session.is === 'user';
  const [state, setState] = useState<'asking' | 'invalid' | 'removed'>('asking');
  const confirm = trpc.auth.confirm.useMutation({
    onSuccess: async ({ signIn }) => {
      if (signIn === 'removed') return setState('removed');
      storeToast({ title: 'Email address confirmed', tone: 'good' });
      await leaveFor(isSignedIn ? '/profile' : '/login');
    },
    onError: (error) => (isInvalidLinkError(readFailure(error)) ? setState('invalid') : showConfirmationError(error)),
  });
  return (
    <FormPage
      title="Confirm your email address"
      lede="Click the button to confirm that our emails reach you."
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
    </FormPage>
  );
}

/** Tells a signed-out reader what confirming does. Shown above the button, because confirming can't be undone. */
function NotSignedIn() {
  return (
    <Notice title="You are not signed in here" action={<GoLink to="/login">Sign in</GoLink>}>
      If you confirm here, we remove the account’s password and sign out every browser, because someone else may have
      created the account. You can then set a new password. To keep your password, sign in first and open the link in
      the email again.
    </Notice>
  );
}

/** Says that the account's password was removed: someone else may have set it. */
function SignInsRemoved() {
  return (
    <Notice
      tone="good"
      isNews
      title="Email address confirmed"
      action={
        <div className={layout.row}>
          <GoLink to="/forgot-password">Set a password</GoLink>
          <GoLink to="/login">Sign in</GoLink>
        </div>
      }
    >
      You were not signed in to this account here, so we removed its password and signed out every browser. Set a new
      password, or sign in with Google or Apple.
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
          {isSignedIn ? 'Send the email again' : 'Sign in'}
        </GoLink>
      }
    >
      {isSignedIn
        ? 'If your email address is still unconfirmed, request a new link in your profile.'
        : 'If your email address is still unconfirmed, sign in and request a new link in your profile.'}
    </Notice>
  );
}
