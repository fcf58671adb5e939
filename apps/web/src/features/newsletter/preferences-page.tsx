import type { Subscription } from '@longreturn/contract/newsletter';
import { useRef, useState } from 'react';
import form from '../../ui/form.module.css';
import { FormPage } from '../../ui/form-page.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { NewsletterAside } from './newsletter-aside.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { SubscriptionState } from './subscription-state.tsx';
import { UnsubscribeButton } from './unsubscribe-button.tsx';
import { useSessionRefresh } from './use-session-refresh.ts';

interface PreferencesPageProps {
  token: string;
  /** null for a link that opens nothing. */
  subscription: Subscription | null;
}

/** Where the link of every issue leads: what a subscriber gets, and the way out (design: Newsletter). */
export function PreferencesPage({ token, subscription: first }: PreferencesPageProps) {
  const refreshSession = useSessionRefresh();
  const [subscription, setSubscription] = useState(first);
  const [isChanged, setChanged] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const change = (changed: Subscription) => {
    const isNews = changed.status !== subscription?.status;
    setChanged(isNews);
    setSubscription(changed);
    refreshSession();
    // The button that was pressed is gone with what it ended.
    if (isNews) place.current?.focus();
  };
  const lede = subscription
    ? `What we send to ${subscription.email}, and how to stop it.`
    : 'What we send to you, and how to stop it.';
  return (
    <FormPage title="Newsletter preferences" lede={lede} aside={<NewsletterAside />}>
      {subscription ? (
        <div className={form.form} ref={place} tabIndex={-1}>
          <SubscriptionState status={subscription.status} isNews={isChanged} />
          {subscription.status === 'bounced' ? null : (
            <PreferencesForm key={subscription.status} token={token} subscription={subscription} onSaved={change} />
          )}
          {subscription.status === 'active' ? (
            <UnsubscribeButton token={token} onDone={change} onInvalid={() => setSubscription(null)} />
          ) : null}
        </div>
      ) : (
        <InvalidLink isNews={first !== null} />
      )}
    </FormPage>
  );
}
