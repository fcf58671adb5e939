import type { Subscription } from '@longreturn/contract/newsletter';
import { useState } from 'react';
import { isInvalidLinkError, readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureToast } from '../toasts/show-toast.ts';
import { InvalidLink, NewsletterAside } from './newsletter-aside.tsx';
import { NEWSLETTER_PAGES } from './newsletter-pages.ts';
import { useSessionRefresh } from './use-session-refresh.ts';

type State = { is: 'waiting' } | { is: 'invalid' } | { is: 'done'; subscription: Subscription };

const showConfirmationError = failureToast('Confirmation failed');

/**
 * The page that the link in a confirmation email opens. Only a click on the page's button confirms the subscription,
 * because email scanners open every link.
 */
export function ConfirmSubscriptionPage({ token }: { token: string }) {
  const refreshSession = useSessionRefresh();
  const [state, setState] = useState<State>({ is: 'waiting' });
  const confirm = trpc.newsletter.confirm.useMutation({
    onSuccess: (subscription) => {
      setState({ is: 'done', subscription });
      refreshSession();
    },
    onError: (error) =>
      isInvalidLinkError(readFailure(error)) ? setState({ is: 'invalid' }) : showConfirmationError(error),
  });
  return (
    <FormPage
      title={NEWSLETTER_PAGES.confirm.title}
      lede="Click the button to confirm that you want the newsletter."
      aside={<NewsletterAside />}
    >
      {state.is === 'invalid' ? <InvalidLink isNews /> : null}
      {state.is === 'done' ? <Confirmed subscription={state.subscription} /> : null}
      {state.is === 'waiting' ? (
        <div>
          <ActionButton
            variant="primary"
            size="lg"
            label="Confirm subscription"
            busyLabel="Processing..."
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ token })}
          />
        </div>
      ) : null}
    </FormPage>
  );
}

function Confirmed({ subscription: { email, status } }: { subscription: Subscription }) {
  if (status !== 'active') {
    return (
      <Notice
        isNews
        title="You are not subscribed"
        action={
          <GoLink to="/newsletter" search={{}}>
            Subscribe again
          </GoLink>
        }
      >
        The newsletter to {email} was cancelled after we sent this link.
      </Notice>
    );
  }
  return (
    <Notice
      tone="good"
      isNews
      title="You are subscribed"
      action={<GoLink to="/episodes">Listen to the latest episode</GoLink>}
    >
      The newsletter goes to {email}. Every issue has a link to choose what you get, and a link to unsubscribe.
    </Notice>
  );
}
