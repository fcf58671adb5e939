import type { PaymentProviderName, PlanId } from '@longreturn/contract/membership';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { leaveFor } from '../../lib/leave-for.ts';
import { readFailure } from '../../lib/read-failure.ts';
import { type ApiClient, trpc } from '../../lib/trpc.ts';
import { showToast } from '../toasts/show-toast.ts';

export interface Purchase {
  provider: PaymentProviderName;
  plan: PlanId;
}

/** Returns `start`, which starts a checkout and opens the provider's page, and `busy`, which is true meanwhile. */
export function useCheckout({ onSignedOut }: { onSignedOut: (purchase: Purchase) => void }) {
  const { client } = trpc.useUtils();
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  const start = async (purchase: Purchase) => {
    setBusy(true);
    try {
      await leaveFor(await urlOf(client, purchase));
    } catch (error) {
      const { code, message } = readFailure(error);
      setBusy(false);
      if (code === 'session.required') return onSignedOut(purchase);
      showToast({ title: 'Checkout Failed', message: message ?? textOf(error), tone: 'bad' });
      if (code === 'member.already') void router.invalidate(); // the page shows the membership instead of the plans
    }
  };
  return { start, busy };
}

/** An error with a text for the reader. */
class CheckoutError extends Error {}

function textOf(error: unknown): string {
  return error instanceof CheckoutError ? error.message : 'Please try again or contact support.';
}

async function urlOf({ membership }: ApiClient, { provider, plan }: Purchase): Promise<string> {
  const { origin } = window.location;
  const back = new URLSearchParams({ plan, provider, checkout: 'cancelled' });
  const urls = { successUrl: `${origin}/membership/success`, cancelUrl: `${origin}/membership?${back}` };
  if (provider === 'stripe') {
    const { url } = await membership.stripeCheckout.mutate({ plan, ...urls });
    return requireUrl(url, 'Failed to create checkout session');
  }
  const { approvalUrl } = await membership.paypalSubscription.mutate({ plan, ...urls });
  return requireUrl(approvalUrl, 'Failed to create PayPal subscription');
}

function requireUrl(url: string, problem: string): string {
  if (!url) throw new CheckoutError(problem);
  return url;
}
