import type { Subscription } from '@longreturn/contract/newsletter';
import { useState } from 'react';
import form from '../../ui/form.module.css';
import { FormPage } from '../../ui/form-page.tsx';
import { InvalidLink, NewsletterAside } from './newsletter-aside.tsx';
import { NEWSLETTER_PAGES } from './newsletter-pages.ts';
import { PreferencesForm } from './preferences-form.tsx';
import { SubscriptionState } from './subscription-state.tsx';
import { UnsubscribeButton } from './unsubscribe-button.tsx';
import { useSessionRefresh } from './use-session-refresh.ts';

interface PreferencesPageProps {
  token: string;
  /** The subscription; null if the link is invalid. */
  subscription: Subscription | null;
}

/** The page linked in every issue: the subscriber's editions, and the unsubscribe button. */
export function PreferencesPage({ token, subscription: first }: PreferencesPageProps) {
  const refreshSession = useSessionRefresh();
  const [subscription, setSubscription] = useState(first);
  const [isChanged, setChanged] = useState(false);
  const change = (changed: Subscription) => {
    setChanged(changed.status !== subscription?.status);
    setSubscription(changed);
    refreshSession();
  };
  const links = { token, onDone: change, onInvalid: () => setSubscription(null) };
  const lede = subscription
    ? `What we send to ${subscription.email}, and how to stop it.`
    : 'What we send to you, and how to stop it.';
  return (
    <FormPage title={NEWSLETTER_PAGES.manage.title} lede={lede} aside={<NewsletterAside />}>
      {subscription ? (
        <div className={form.form}>
          <SubscriptionState key={subscription.status} status={subscription.status} isNews={isChanged} />
          {subscription.status === 'bounced' ? null : (
            <PreferencesForm key={`form-${subscription.status}`} subscription={subscription} {...links} />
          )}
          {subscription.status === 'active' ? <UnsubscribeButton {...links} /> : null}
        </div>
      ) : (
        <InvalidLink isNews={first !== null} />
      )}
    </FormPage>
  );
}
