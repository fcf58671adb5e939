import { useSearch } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc.ts';
import { Notice } from '../../ui/notice.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { membershipSearch } from './membership-search.ts';

interface CheckoutPanelProps {
  /** The message for a former member. */
  notice?: string | undefined;
}

/** The plans and the checkout, with a notice after a checkout that was cancelled. */
export function CheckoutPanel({ notice }: CheckoutPanelProps) {
  const [plans] = trpc.membership.plans.useSuspenseQuery();
  const search = membershipSearch(useSearch({ from: '/membership/' }));
  return (
    <>
      {search.checkout === 'cancelled' ? (
        <Notice title="Checkout cancelled">You haven’t been charged. You can start again at any time.</Notice>
      ) : null}
      {notice === undefined ? null : <Notice title="Welcome back">{notice}</Notice>}
      <div>
        <CheckoutForm plans={plans} search={search} />
      </div>
    </>
  );
}
