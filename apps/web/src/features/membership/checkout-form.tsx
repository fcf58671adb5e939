import type { PaymentProviderName, PlanId, Plans } from '@longreturn/contract/membership';
import { MESSAGES } from '@longreturn/contract/messages';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import text from '../../ui/text.module.css';
import styles from './checkout-form.module.css';
import type { MembershipSearch } from './membership-search.ts';
import { PlanChoice } from './plan-choice.tsx';
import { ProviderChoice } from './provider-choice.tsx';
import { useCheckout } from './use-checkout.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

interface CheckoutFormProps {
  plans: Plans;
  /** The choices in the URL. */
  search: MembershipSearch;
}

/** The choice of plan and provider, and the button that opens the provider's page. */
export function CheckoutForm({ plans: { plans, providers }, search }: CheckoutFormProps) {
  const [plan, setPlan] = useState<PlanId>(search.plan ?? 'annual');
  const [provider, setProvider] = useState(() => firstProvider(providers, search.provider));
  const { start, busy } = useCheckout({ onSignedOut: (purchase) => signInFirst({ ...purchase, checkout: 'resume' }) });
  const { isSignedIn, signInFirst } = useSignInFirst({
    action: 'checkout',
    isBack: search.checkout === 'resume',
    resume: () => provider && void start({ plan, provider }),
  });
  const navigate = useNavigate({ from: '/membership/' });
  const chosen = plans.find(({ id }) => id === plan);
  const go = () => {
    if (!provider) return;
    if (!isSignedIn) return signInFirst({ plan, provider, checkout: 'resume' });
    // A buyer who returns from the provider with the Back button finds the same choice.
    void navigate({ search: { ...search, plan, provider }, replace: true, resetScroll: false });
    void start({ plan, provider });
  };
  return (
    <>
      <PlanChoice plans={plans} plan={plan} onChoose={setPlan} />
      <div className={styles.checkout}>
        <ProviderChoice providers={providers} provider={provider} onChoose={setProvider} />
        {provider ? (
          <ActionButton
            variant="primary"
            size="lg"
            fullWidth
            label="Continue to checkout"
            busyLabel="Processing..."
            busy={busy}
            onClick={go}
          />
        ) : (
          <NotConfigured />
        )}
        {provider && chosen ? (
          <p className={text.meta}>
            {chosen.displayPrice} today, then {chosen.interval === 'year' ? 'yearly' : 'monthly'}. You finish the
            payment on the provider’s page.
          </p>
        ) : null}
      </div>
    </>
  );
}

function NotConfigured() {
  return (
    <>
      <Button variant="primary" size="lg" fullWidth disabled>
        Continue to checkout
      </Button>
      <Notice title={MESSAGES.paymentsNotConfigured} />
    </>
  );
}

/** Returns the provider in the URL if it is configured, or else the first configured provider. */
function firstProvider(
  providers: Plans['providers'],
  wanted: PaymentProviderName | undefined,
): PaymentProviderName | undefined {
  const names = providers.filter(({ configured }) => configured).map(({ name }) => name);
  return names.find((name) => name === wanted) ?? names[0];
}
